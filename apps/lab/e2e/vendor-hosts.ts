/** What the wallet-connect library asks by itself once it pairs; nothing waits for it. */
export const VENDOR_HOSTS = /^https:\/\/(?:verify|pulse)\.walletconnect\.(?:org|com)\//
