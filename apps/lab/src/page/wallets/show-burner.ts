import type { PageAddresses } from '../../addresses/page-addresses.ts'

/**
 * The burner wallet of Solana's wallet adapter, a third-party wallet. It creates a new key with
 * each connection, and stores none.
 *
 * @returns Shows it in the page, once: a registered wallet stays until the page is reloaded.
 */
export function createBurner({ solana }: Pick<PageAddresses, 'solana'>): () => void {
  let isShown = false
  return () => {
    if (!isShown) void registerBurner(solana)
    isShown = true
  }
}

async function registerBurner(rpcUrl: string): Promise<void> {
  const [{ UnsafeBurnerWalletAdapter }, { SolanaWalletAdapterWallet }, { registerWallet }] =
    await Promise.all([
      import('@solana/wallet-adapter-unsafe-burner'),
      import('@solana/wallet-standard-wallet-adapter-base'),
      import('@wallet-standard/wallet'),
    ])
  const burner = new UnsafeBurnerWalletAdapter()
  const wallet = new SolanaWalletAdapterWallet(burner, 'solana:mainnet', rpcUrl)
  // Its class allows `undefined` where the standard's type wants nothing at all.
  registerWallet(wallet as Parameters<typeof registerWallet>[0])
}
