/** Hosts that the wallet-connect library requests by itself when it pairs; nothing waits for them. */
export const VENDOR_HOSTS = /^https:\/\/(?:verify|pulse)\.walletconnect\.(?:org|com)\//
