import { safeImage, safeLink } from '../contract/index.ts'
import type { PairableWallet } from '../store/state/listing.ts'
import type { RootState } from '../store/state/root.ts'
import { completeScheme } from './wallet-scheme.ts'

type CustomWallet = RootState['options']['customWallets'][number]

/** The parts of a website's own wallet by which a visitor can get and open it. */
export function obtainable(wallet: CustomWallet): PairableWallet {
  const { id, name, imageUrl, homepage, appStore, playStore } = wallet
  return {
    id,
    name,
    imageUrl: imageUrl === undefined ? undefined : safeImage(imageUrl),
    homepage: webPage(homepage),
    appStore: webPage(appStore),
    playStore: webPage(playStore),
    mobileLink: safeLink(completeScheme(wallet.mobileLink ?? ''))?.href,
    desktopLink: safeLink(completeScheme(wallet.desktopLink ?? ''))?.href,
    webappLink: webPage(wallet.webappLink),
  }
}

function webPage(link: string | undefined): string | undefined {
  const checked = safeLink(link ?? '')
  return checked?.kind === 'web' ? checked.href : undefined
}
