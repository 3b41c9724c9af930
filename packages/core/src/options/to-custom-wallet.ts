import type { CustomWallet, CustomWalletInput } from './options-state.ts'

/** The wallet with our own names for everything; they are used where both are given. */
export function toCustomWallet(wallet: CustomWalletInput): CustomWallet {
  const { id, name, homepage } = wallet
  return {
    id,
    name,
    homepage,
    imageUrl: wallet.imageUrl ?? wallet.image_url,
    mobileLink: wallet.mobileLink ?? wallet.mobile_link,
    desktopLink: wallet.desktopLink ?? wallet.desktop_link,
    webappLink: wallet.webappLink ?? wallet.webapp_link,
    appStore: wallet.appStore ?? wallet.app_store,
    playStore: wallet.playStore ?? wallet.play_store,
  }
}
