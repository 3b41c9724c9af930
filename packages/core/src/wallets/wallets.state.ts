import { type Namespace, safeImage, sortNamespaces, type Wallet } from '../contract/index.ts'
import type { RootState } from '../store/state/root.ts'

/** The wallets that adapters found. */
export interface WalletsSlice {
  /** Replaces the list of one adapter. */
  list(namespace: Namespace, wallets: readonly Wallet[]): void
}

/** The only writer of `state.wallets`. The order of namespaces does not change with updates. */
export function createWalletsSlice(state: RootState['wallets']): WalletsSlice {
  return {
    list(namespace, wallets) {
      const listed = state.local.map((wallet) => wallet.namespace)
      state.local = sortNamespaces([...listed, namespace]).flatMap((each) => {
        return each === namespace ? wallets : state.local.filter((w) => w.namespace === each)
      })
    },
  }
}

/** The wallets that adapters found, with the website's own images. */
export function createLocalWallets({ wallets, options }: RootState): WalletsSlice {
  const slice = createWalletsSlice(wallets)
  return {
    list(namespace, found) {
      const { connectorImages } = options
      slice.list(
        namespace,
        found.map((wallet) => withOwnPicture(wallet, connectorImages)),
      )
    },
  }
}

/**
 * The wallet with the website's picture, if there is one.
 *
 * @param images - URLs of pictures, by wallet id or rdns.
 */
export function withOwnPicture(wallet: Wallet, images: Readonly<Record<string, string>>): Wallet {
  const { id, rdns = id } = wallet
  const key = [id, rdns].find((each) => Object.hasOwn(images, each))
  const icon = key === undefined ? undefined : safeImage(images[key] ?? '')
  return icon === undefined ? wallet : { ...wallet, icon }
}
