import { openOutside } from '../../models/open-outside.ts'
import type { GetRow, PairingTools, ShownWallet } from './pairing-scene.ts'

/**
 * Returns the place to get the wallet: on a phone its own store, its page if there is no other
 * place, else a list of places. Source: docs/views.md, section 2, download row.
 */
export function getRow({ wallet, snapshot, actions }: PairingTools): GetRow | undefined {
  if (wallet === undefined) return undefined
  const { id: walletId, name: walletName } = wallet
  const places = [wallet.chromeStore, wallet.appStore, wallet.playStore, wallet.homepage]
  const known = places.filter((place) => place !== undefined)
  if (known.length === 0) return undefined
  const only =
    storeOf(wallet, snapshot.device.platform) ?? (known.length === 1 ? known[0] : undefined)
  return {
    walletName,
    run: () => {
      if (only !== undefined) openOutside(only, actions)
      else actions.router.push('Downloads', { walletId, walletName })
    },
  }
}

function storeOf({ appStore, playStore }: ShownWallet, platform: string): string | undefined {
  if (platform === 'ios') return appStore
  return platform === 'android' ? playStore : undefined
}
