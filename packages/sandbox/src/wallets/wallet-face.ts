/** How a wallet shows itself to pages. Source: EIP-6963. */
export interface WalletFace {
  /** One per wallet and page session, version 4. */
  readonly uuid: string
  readonly name: string
  /** A `data:image/…` address. */
  readonly icon: string
  /** Reverse domain name of its maker. */
  readonly rdns: string
}

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><defs><linearGradient id="g" gradientTransform="rotate(50 .5 .5)"><stop stop-color="#4f46e5"/><stop offset="1" stop-color="#9333ea"/></linearGradient></defs><rect width="96" height="96" rx="22" fill="url(#g)"/><path d="M22 38L62 22q6 -2 8 4l4 12Z" fill="#c7d2fe"/><rect x="18" y="36" width="60" height="40" rx="10" fill="#fff"/><rect x="58" y="49" width="24" height="14" rx="7" fill="#c7d2fe"/><circle cx="66" cy="56" r="3.5" fill="#4f46e5"/></svg>`

/** The wallet that is there when nothing else is said. */
export const SANDBOX_WALLET = {
  name: 'Sandbox Wallet',
  rdns: 'dev.latchkey.sandbox',
  icon: `data:image/svg+xml,${encodeURIComponent(PICTURE)}`,
} as const

/** A face with what is missing taken from the sandbox wallet. */
export function completeFace({ uuid, ...face }: Partial<WalletFace> = {}): WalletFace {
  return { uuid: uuid ?? freshUuid(), ...SANDBOX_WALLET, ...face }
}

/** Version 4. Pages that are not secure contexts have `getRandomValues` only. */
function freshUuid(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const hex = bytes.map((byte, index) => {
    if (index === 6) return (0x40 | (byte & 0x0f)).toString(16)
    if (index === 8) return (0x80 | (byte & 0x3f)).toString(16)
    return byte.toString(16).padStart(2, '0')
  })
  const cut = [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
  return cut.map((part) => part.join('')).join('-')
}
