//! Every function of the driver that `cust` 0.3.2 refers to.

#![allow(non_snake_case, reason = "names of the driver API")]

use std::ffi::c_void;

/// Any pointer or handle.
type Pointer = *mut c_void;

/// Defines functions that pass a call on.
macro_rules! forward {
    ($(fn $name:ident($($arg:ident: $type:ty),*);)*) => {
        $(
            #[unsafe(no_mangle)]
            unsafe extern "C" fn $name($($arg: $type),*) -> u32 {
                type Function = unsafe extern "C" fn($($type),*) -> u32;
                static FUNCTION: std::sync::OnceLock<Option<Function>> = std::sync::OnceLock::new();
                match FUNCTION.get_or_init(|| crate::find(stringify!($name))) {
                    // SAFETY: the caller keeps to the driver's manual.
                    Some(function) => crate::errors::known(unsafe { function($($arg),*) }),
                    None => crate::absent(),
                }
            }
        )*

        /// All of them.
        pub static FUNCTIONS: &[Address] = &[$(Address($name as *const ())),*];
    };
}

/// The address of a function.
pub struct Address(*const ());

// SAFETY: an address is a number.
unsafe impl Sync for Address {}

impl Address {
    pub fn is_null(&self) -> bool {
        self.0.is_null()
    }
}

forward! {
    fn cuArray3DCreate_v2(p_handle: Pointer, p_allocate_array: Pointer);
    fn cuArray3DGetDescriptor_v2(p_array_descriptor: Pointer, h_array: Pointer);
    fn cuArrayDestroy(h_array: Pointer);
    fn cuCtxCreate_v2(pctx: Pointer, flags: u32, dev: u32);
    fn cuCtxDestroy_v2(ctx: Pointer);
    fn cuCtxGetApiVersion(ctx: Pointer, version: Pointer);
    fn cuCtxGetCacheConfig(pconfig: Pointer);
    fn cuCtxGetCurrent(pctx: Pointer);
    fn cuCtxGetDevice(device: Pointer);
    fn cuCtxGetFlags(flags: Pointer);
    fn cuCtxGetLimit(pvalue: Pointer, limit: u32);
    fn cuCtxGetSharedMemConfig(p_config: Pointer);
    fn cuCtxGetStreamPriorityRange(least_priority: Pointer, greatest_priority: Pointer);
    fn cuCtxPopCurrent_v2(pctx: Pointer);
    fn cuCtxPushCurrent_v2(ctx: Pointer);
    fn cuCtxSetCacheConfig(config: u32);
    fn cuCtxSetCurrent(ctx: Pointer);
    fn cuCtxSetLimit(limit: u32, value: usize);
    fn cuCtxSetSharedMemConfig(config: u32);
    fn cuCtxSynchronize();
    fn cuDestroyExternalMemory(ext_mem: Pointer);
    fn cuDeviceGet(device: Pointer, ordinal: u32);
    fn cuDeviceGetAttribute(pi: Pointer, attrib: u32, dev: u32);
    fn cuDeviceGetCount(count: Pointer);
    fn cuDeviceGetName(name: Pointer, len: u32, dev: u32);
    fn cuDevicePrimaryCtxRelease_v2(dev: u32);
    fn cuDevicePrimaryCtxReset_v2(dev: u32);
    fn cuDevicePrimaryCtxRetain(pctx: Pointer, dev: u32);
    fn cuDevicePrimaryCtxSetFlags_v2(dev: u32, flags: u32);
    fn cuDeviceTotalMem_v2(bytes: Pointer, dev: u32);
    fn cuDriverGetVersion(driver_version: Pointer);
    fn cuEventCreate(ph_event: Pointer, flags: u32);
    fn cuEventDestroy_v2(h_event: Pointer);
    fn cuEventElapsedTime(p_milliseconds: Pointer, h_start: Pointer, h_end: Pointer);
    fn cuEventQuery(h_event: Pointer);
    fn cuEventRecord(h_event: Pointer, h_stream: Pointer);
    fn cuEventSynchronize(h_event: Pointer);
    fn cuExternalMemoryGetMappedBuffer(dev_ptr: Pointer, ext_mem: Pointer, buffer_desc: Pointer);
    fn cuFuncGetAttribute(pi: Pointer, attrib: u32, hfunc: Pointer);
    fn cuFuncSetCacheConfig(hfunc: Pointer, config: u32);
    fn cuFuncSetSharedMemConfig(hfunc: Pointer, config: u32);
    fn cuGraphAddKernelNode(ph_graph_node: Pointer, h_graph: Pointer, dependencies: Pointer, num_dependencies: usize, node_params: Pointer);
    fn cuGraphCreate(ph_graph: Pointer, flags: u32);
    fn cuGraphDebugDotPrint(h_graph: Pointer, path: Pointer, flags: u32);
    fn cuGraphDestroy(h_graph: Pointer);
    fn cuGraphGetEdges(h_graph: Pointer, from: Pointer, to: Pointer, num_edges: Pointer);
    fn cuGraphGetNodes(h_graph: Pointer, nodes: Pointer, num_nodes: Pointer);
    fn cuGraphKernelNodeGetParams(h_node: Pointer, node_params: Pointer);
    fn cuGraphNodeGetType(h_node: Pointer, kind: Pointer);
    fn cuImportExternalMemory(ext_mem_out: Pointer, mem_handle_desc: Pointer);
    fn cuInit(flags: u32);
    fn cuLaunchHostFunc(h_stream: Pointer, function: Pointer, user_data: Pointer);
    fn cuLaunchKernel(function: Pointer, grid_dim_x: u32, grid_dim_y: u32, grid_dim_z: u32, block_dim_x: u32, block_dim_y: u32, block_dim_z: u32, shared_mem_bytes: u32, h_stream: Pointer, kernel_params: Pointer, extra: Pointer);
    fn cuLinkAddData_v2(state: Pointer, kind: u32, data: Pointer, size: usize, name: Pointer, num_options: u32, options: Pointer, option_values: Pointer);
    fn cuLinkComplete(state: Pointer, cubin_out: Pointer, size_out: Pointer);
    fn cuLinkCreate_v2(num_options: u32, options: Pointer, option_values: Pointer, state_out: Pointer);
    fn cuLinkDestroy(state: Pointer);
    fn cuMemAdvise(dev_ptr: u64, count: usize, advice: u32, device: u32);
    fn cuMemAllocAsync(dptr: Pointer, bytesize: usize, h_stream: Pointer);
    fn cuMemAllocHost_v2(pp: Pointer, bytesize: usize);
    fn cuMemAllocManaged(dptr: Pointer, bytesize: usize, flags: u32);
    fn cuMemAlloc_v2(dptr: Pointer, bytesize: usize);
    fn cuMemFreeAsync(dptr: u64, h_stream: Pointer);
    fn cuMemFreeHost(p: Pointer);
    fn cuMemFree_v2(dptr: u64);
    fn cuMemGetInfo_v2(free: Pointer, total: Pointer);
    fn cuMemPrefetchAsync(dev_ptr: u64, count: usize, dst_device: u32, h_stream: Pointer);
    fn cuMemcpy2D_v2(p_copy: Pointer);
    fn cuMemcpyAtoH_v2(dst_host: Pointer, src_array: Pointer, src_offset: usize, byte_count: usize);
    fn cuMemcpyDtoDAsync_v2(dst_device: u64, src_device: u64, byte_count: usize, h_stream: Pointer);
    fn cuMemcpyDtoD_v2(dst_device: u64, src_device: u64, byte_count: usize);
    fn cuMemcpyDtoHAsync_v2(dst_host: Pointer, src_device: u64, byte_count: usize, h_stream: Pointer);
    fn cuMemcpyDtoH_v2(dst_host: Pointer, src_device: u64, byte_count: usize);
    fn cuMemcpyHtoA_v2(dst_array: Pointer, dst_offset: usize, src_host: Pointer, byte_count: usize);
    fn cuMemcpyHtoDAsync_v2(dst_device: u64, src_host: Pointer, byte_count: usize, h_stream: Pointer);
    fn cuMemcpyHtoD_v2(dst_device: u64, src_host: Pointer, byte_count: usize);
    fn cuMemsetD16Async(dst_device: u64, us: u16, count: usize, h_stream: Pointer);
    fn cuMemsetD16_v2(dst_device: u64, us: u16, count: usize);
    fn cuMemsetD32Async(dst_device: u64, ui: u32, count: usize, h_stream: Pointer);
    fn cuMemsetD32_v2(dst_device: u64, ui: u32, count: usize);
    fn cuMemsetD8Async(dst_device: u64, uc: u8, count: usize, h_stream: Pointer);
    fn cuMemsetD8_v2(dst_device: u64, uc: u8, count: usize);
    fn cuModuleGetFunction(hfunc: Pointer, hmod: Pointer, name: Pointer);
    fn cuModuleGetGlobal_v2(dptr: Pointer, bytes: Pointer, hmod: Pointer, name: Pointer);
    fn cuModuleLoad(module: Pointer, fname: Pointer);
    fn cuModuleLoadData(module: Pointer, image: Pointer);
    fn cuModuleLoadDataEx(module: Pointer, image: Pointer, num_options: u32, options: Pointer, option_values: Pointer);
    fn cuModuleUnload(hmod: Pointer);
    fn cuOccupancyAvailableDynamicSMemPerBlock(dynamic_smem_size: Pointer, func: Pointer, num_blocks: u32, block_size: u32);
    fn cuOccupancyMaxActiveBlocksPerMultiprocessor(num_blocks: Pointer, func: Pointer, block_size: u32, dynamic_smem_size: usize);
    fn cuOccupancyMaxPotentialBlockSize(min_grid_size: Pointer, block_size: Pointer, func: Pointer, block_size_to_dynamic_smem_size: Pointer, dynamic_smem_size: usize, block_size_limit: u32);
    fn cuStreamCreateWithPriority(ph_stream: Pointer, flags: u32, priority: u32);
    fn cuStreamDestroy_v2(h_stream: Pointer);
    fn cuStreamGetFlags(h_stream: Pointer, flags: Pointer);
    fn cuStreamGetPriority(h_stream: Pointer, priority: Pointer);
    fn cuStreamSynchronize(h_stream: Pointer);
    fn cuStreamWaitEvent(h_stream: Pointer, h_event: Pointer, flags: u32);
    fn cuSurfObjectCreate(p_surf_object: Pointer, p_res_desc: Pointer);
    fn cuSurfObjectDestroy(surf_object: u64);
    fn cuSurfObjectGetResourceDesc(p_res_desc: Pointer, surf_object: u64);
    fn cuTexObjectCreate(p_tex_object: Pointer, p_res_desc: Pointer, p_tex_desc: Pointer, p_res_view_desc: Pointer);
    fn cuTexObjectDestroy(tex_object: u64);
    fn cuTexObjectGetResourceDesc(p_res_desc: Pointer, tex_object: u64);
    fn cuTexObjectGetResourceViewDesc(p_res_view_desc: Pointer, tex_object: u64);
}
