import { safeImage } from '../../contract/index.ts'
import { safeLink } from '../../safe-link.ts'
import type { ObtainableWallet, RootState } from '../../store/root-state.ts'

type CustomWallet = RootState['options']['customWallets'][number]

/** A wallet of the website's own, as far as a visitor can get it. */
export function obtainable(wallet: CustomWallet): ObtainableWallet {
  const { id, name, imageUrl, homepage, appStore, playStore } = wallet
  return {
    id,
    name,
    imageUrl: imageUrl === undefined ? undefined : safeImage(imageUrl),
    homepage: webPage(homepage),
    appStore: webPage(appStore),
    playStore: webPage(playStore),
  }
}

function webPage(link: string | undefined): string | undefined {
  const judged = safeLink(link ?? '')
  return judged?.kind === 'web' ? judged.href : undefined
}
