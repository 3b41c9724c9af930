import type { Hex } from 'viem'

/** EntryPoint 0.8, where operations of contract accounts go in; its canonical address (ERC-4337). */
export const ENTRY_POINT_ADDRESS: Hex = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'

/** The code that a key's own address takes on by EIP-7702; where it lives on other chains too. */
export const SIMPLE_7702_ACCOUNT_ADDRESS: Hex = '0xe6Cae83BdE06E4c305530e199D7217f42808555B'

/** Makes contract accounts that one key owns; source in `key-account.sol`. */
export const KEY_ACCOUNT_FACTORY_ADDRESS: Hex = '0x01b73A3750Bf3fBa23C6c879D043138b7A5d7838'

/** Hands operations to EntryPoint. It has coins and no key: the sandbox's nodes act in its name. */
export const BUNDLER_ADDRESS: Hex = '0x5a4db0c5a4db0c5a4db0c5a4db0c5a4db0c00002'
