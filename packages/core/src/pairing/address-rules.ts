import { currentRoute } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'
import { offersPairing } from '../wallets/offers-pairing.ts'

/** Views that show an address, or open it. */
const ADDRESS_VIEWS = /^ConnectingWalletConnect/
/** Views with wallets to choose from. */
const WALLET_VIEWS = /^(?:Connect|ConnectWallets|AllWallets|ConnectingWalletConnect.*)$/
/** Views with a list of wallets that a code may stand beside. */
const LIST_VIEWS = /^Connect(?:Wallets)?$/

type Facts = Pick<Snapshot, 'device' | 'options' | 'modal' | 'router' | 'pairing'>

/**
 * Returns true if the address is made as soon as wallets can be chosen: in Safari and in Telegram on
 * iOS a link opens only in the task of a press, in which no address can be requested. Source:
 * docs/views.md, section 2.
 */
function isAddressEarly({ device, options }: Pick<Facts, 'device' | 'options'>): boolean {
  const isStrict = device.isTelegram || device.isSafari
  return isStrict && device.platform === 'ios' && offersPairing(options)
}

/**
 * Returns true if the press on a wallet in a list opens it: in Telegram, where its link opens beside the
 * page. In Safari a link of the web without its app would replace the page before the visitor has seen
 * the ways into the wallet.
 */
export function opensFromList(facts: Pick<Facts, 'device' | 'options'>): boolean {
  return facts.device.isTelegram && isAddressEarly(facts)
}

/**
 * Returns true while the address is needed: its view is shown or is in the history of the shown
 * view, or the page shows the address itself. That of a code beside the list is needed while the
 * list is in the history. An address that the website provided is needed while wallets can be
 * chosen for it.
 */
export function isAddressNeeded(facts: Facts, isProvided: boolean): boolean {
  const needed = isAddressEarly(facts) ? WALLET_VIEWS : ADDRESS_VIEWS
  const isNeeded = (view: string): boolean =>
    needed.test(view) ||
    (isProvided && view === 'AllWallets') ||
    (facts.pairing.isBesideList === true && LIST_VIEWS.test(view))
  if (facts.pairing.isHeadless) return true
  return facts.modal.isOpen && facts.router.history.some(({ view }) => isNeeded(view))
}

/** Returns true if the page, or the view that is shown, shows an address or opens it. */
export function isAddressShown({ router, pairing }: Pick<Facts, 'router' | 'pairing'>): boolean {
  const { view } = currentRoute(router)
  return (
    pairing.isHeadless === true ||
    ADDRESS_VIEWS.test(view) ||
    (pairing.isBesideList === true && LIST_VIEWS.test(view))
  )
}

/** Returns true if the view that is shown is a list of wallets that a code may stand beside. */
export function isListShown({ router }: Pick<Facts, 'router'>): boolean {
  return LIST_VIEWS.test(currentRoute(router).view)
}

/** Returns true if a view of the open modal shows the address or opens it. */
export function isAddressInModal({ modal, router }: Pick<Facts, 'modal' | 'router'>): boolean {
  return modal.isOpen && ADDRESS_VIEWS.test(currentRoute(router).view)
}

/**
 * Returns true if a view shows a code for any wallet, which can go on beside the list of wallets that the visitor may
 * go back to: it may have been scanned a moment before. A code for a chosen wallet ends with its view.
 */
export function isAddressForList(facts: Facts): boolean {
  const { options, device, pairing, router } = facts
  if (!options.showsCodeBesideList || options.isEmbedded || device.isMobile) return false
  if (options.isManualWalletConnect || pairing.isHeadless || pairing.isBesideList) return false
  if (pairing.wallet !== undefined || pairing.current.step !== 'waiting') return false
  const isListBehind = router.history.some(({ view }) => LIST_VIEWS.test(view))
  return isAddressInModal(facts) && isListBehind
}

/** Returns true if the page showed an address itself, and no wallet can answer it any more. */
export function isHeadlessEnded({
  pairing: { isHeadless, current },
}: Pick<Facts, 'pairing'>): boolean {
  return isHeadless === true && (current.step === 'failed' || current.step === 'expired')
}

/** Returns true if the view that is shown needs an address, and the website does not provide it. */
export function isAddressDue(facts: Facts): boolean {
  const { view } = currentRoute(facts.router)
  if (facts.options.isManualWalletConnect) return false
  if (isAddressEarly(facts)) return WALLET_VIEWS.test(view)
  return ADDRESS_VIEWS.test(view) && !(facts.device.isMobile && view.endsWith('Basic'))
}
