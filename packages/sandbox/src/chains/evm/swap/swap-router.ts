import { type Hex, parseAbi } from 'viem'

/** The pools and the router in front of them, on every chain; source in `swap-pools.sol`. */
export const SWAP_ROUTER_ADDRESS: Hex = '0x5a4dB0C5A4dB0C5A4Db0C5a4DB0c5a4Db0C00050'

/** The account that receives the loot when the blockchain API lies; it has no key. */
export const SWAP_THIEF_ADDRESS: Hex = '0x5a4DB0C5a4DB0c5A4db0c5a4db0c5a4DB0c00052'

/** Stands for the coin of a chain, where a token has its address (as in the blockchain API). */
export const COIN_ADDRESS: Hex = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** The functions of the router. Those that swap have the names and parameters of Uniswap V2's. */
export const SWAP_ROUTER_ABI = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[] amounts)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapExactTokensForETHWithPermit(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline, bytes permit) returns (uint256[] amounts)',
  'function swapExactTokensForTokensWithPermit(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline, bytes permit) returns (uint256[] amounts)',
  'function poolOf(address token) view returns (uint256 coins, uint256 tokens)',
])
