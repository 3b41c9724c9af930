import type { Actions, PayActions, PayExchange, Payment, PayStep, Snapshot } from '@latchkey/core'
import { addressOf, namespaceOf } from '@latchkey/core/contract'
import { hasOwners, sendBalance, tokenPicture } from '@latchkey/core/views'
import { shortAddress } from '../../format/address.ts'
import { exactAmount } from '../../format/exact-amount.ts'
import { formatWorth } from '../../format/fiat.ts'
import { createQuantityFormat } from '../../format/quantity.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { type ActiveAccount, activeAccountOf } from '../../models/active-account.ts'
import { type NetworkDetails, networkDetails } from '../../models/network-details.ts'
import { priceOf } from '../../models/price-of.ts'
import { siteOf } from '../../models/site.ts'
import {
  describeReview,
  type TransferModel,
} from '../../partials/transfer-review/describe-review.ts'

/** The one button that leads on. */
export interface PayButton {
  readonly label: string
  readonly isBusy: boolean
  /** It asks the wallet. */
  readonly isConfirm: boolean
  run(): void
}

/** Why the account can't pay. */
export interface PayProblem {
  readonly title: string
  readonly text: string | undefined
}

/** Everything that Pay shows of a payment. */
export interface PayModel {
  readonly site: { readonly name: string; readonly icon: string | undefined }
  readonly figure: string
  readonly worth: string | undefined
  readonly image: string | undefined
  /** Plain address of the token; undefined for the native coin. */
  readonly token: string | undefined
  readonly to: string
  readonly network: NetworkDetails
  /** Undefined while it is read. */
  readonly fee: string | undefined
  readonly feeMore: string | undefined
  /** The reviewed transfer; undefined before the review. */
  readonly transfer: TransferModel | undefined
  /** The visitor agreed to the doubts of what was reviewed. */
  readonly isConfirmed: boolean
  readonly problem: PayProblem | undefined
  readonly button: PayButton
  readonly account: { readonly address: string; disconnect(): void } | undefined
  /** Undefined while something is under way: it is paid in one way only. */
  readonly exchanges: PayExchangesModel | undefined
  readonly status: string
}

/** The exchanges from which it can be paid. */
export type PayExchangesModel =
  | { readonly status: 'loading' }
  | { readonly status: 'none'; readonly text: string }
  | { readonly status: 'ready'; readonly exchanges: readonly PayExchange[] }

type Facts = Pick<
  Snapshot,
  'pay' | 'accounts' | 'network' | 'balances' | 'portfolio' | 'options' | 'wallets'
>

interface Tools {
  readonly pay: PayActions
  readonly actions: Pick<Actions, 'network' | 'connections' | 'disconnect' | 'router' | 'notices'>
  readonly text: Wording
  /** The wallet is asked to switch. */
  readonly isSwitching: boolean
  setSwitching(isSwitching: boolean): void
}

interface Scene extends Tools {
  readonly snapshot: Facts
  readonly payment: Payment
  readonly current: PayStep
  readonly network: NetworkDetails
  /** The account on the network's namespace. */
  readonly account: ActiveAccount | undefined
}

/**
 * Everything the view shows, from the snapshot alone.
 *
 * @returns undefined without a payment.
 */
export function payModel(snapshot: Facts, tools: Tools): PayModel | undefined {
  const { payment, current } = snapshot.pay ?? {}
  if (payment === undefined || current === undefined || payment.purpose !== 'pay') return undefined
  const { networkId, token, amountText, recipient, origin } = payment
  const { text } = tools
  const network = networkDetails(networkId, snapshot, text)
  const account = activeAccountOf(snapshot, namespaceOf(networkId))
  const scene: Scene = { ...tools, snapshot, payment, current, network, account }
  const transfer = 'review' in current ? describeReview(snapshot, current.review, text) : undefined
  const priceUsd = account && priceOf(snapshot, account.id, token)
  return {
    site: { name: origin, icon: siteOf(snapshot, text).icon },
    figure: `${exactAmount(amountText, text.locale)} ${token.symbol}`,
    worth: formatWorth(amountText, priceUsd, text),
    image: tokenPicture(snapshot, { networkId, address: token.address }, token.iconUrl),
    token: token.address,
    to: addressOf(recipient),
    network,
    ...feeOf(scene, transfer),
    transfer,
    isConfirmed: current.step === 'reviewing' && current.isConfirmed,
    problem: problemOf(scene),
    button: buttonOf(scene),
    account: account && {
      address: shortAddress(account.address),
      disconnect() {
        tools.actions.disconnect(namespaceOf(networkId)).catch(() => {})
      },
    },
    exchanges: isOpen(current) ? exchangesOf(scene) : undefined,
    status: current.step === 'preparing' ? text.get('pay.reading') : '',
  }
}

/** Returns true while the visitor can still choose how to pay. */
function isOpen({ step }: PayStep): boolean {
  return ['choosing', 'preparing', 'reviewing', 'blocked', 'failed'].includes(step)
}

function feeOf(
  { text, current, account, network }: Scene,
  transfer: TransferModel | undefined,
): Pick<PayModel, 'fee' | 'feeMore'> {
  if (transfer !== undefined) return { fee: transfer.fee, feeMore: transfer.feeMore }
  if (current.step === 'preparing') return { fee: undefined, feeMore: undefined }
  const isElsewhere = current.step === 'choosing' && account !== undefined
  const fee = isElsewhere
    ? text.get('pay.fee.network', { network: network.name })
    : account === undefined
      ? text.get('pay.fee.wallet')
      : '–'
  return { fee, feeMore: undefined }
}

function problemOf(scene: Scene): PayProblem | undefined {
  const { current, text, payment, snapshot } = scene
  if (current.step !== 'blocked') return undefined
  const { token, networkId } = payment
  const { symbol } = token
  const coin = snapshot.network.supported.find(({ id }) => id === networkId)?.nativeCurrency.symbol
  switch (current.error.code) {
    case 'transfer.short':
      return {
        title: text.get('pay.blocked.short', { symbol }),
        text: shortText(scene),
      }
    case 'send.no-fee':
      return { title: text.get('pay.blocked.fee', { symbol: coin ?? '' }), text: undefined }
    default:
      return { title: text.get('pay.blocked'), text: text.failure(current.error) }
  }
}

/** The amount that is needed, and the one that is there, where it is known. */
function shortText({ snapshot, account, payment, text }: Scene): string {
  const { token, amountText } = payment
  const { symbol } = token
  const amount = exactAmount(amountText, text.locale)
  const balanceText = account && sendBalance(snapshot, account.id, token)
  if (balanceText === undefined) return text.get('pay.blocked.short.need', { symbol, amount })
  const balance = createQuantityFormat(text.locale)(balanceText)
  return text.get('pay.blocked.short.text', { symbol, amount, balance })
}

function buttonOf(scene: Scene): PayButton {
  const { text, actions, pay, current, account, network, payment } = scene
  const plain = { isBusy: false, isConfirm: false }
  if (!isOpen(current)) {
    const run = (): void => actions.router.push('PayLoading', {})
    return { ...plain, label: text.get('pay.progress'), run }
  }
  if (account === undefined) {
    const run = (): void => actions.connections.another(namespaceOf(payment.networkId))
    return { ...plain, label: text.get('pay.connect'), run: () => void run() }
  }
  if (current.step === 'choosing') {
    const label = text.get('pay.switch', { network: network.name })
    return { ...plain, label, isBusy: scene.isSwitching, run: () => switchNetwork(scene) }
  }
  if (current.step === 'blocked' || current.step === 'failed') {
    return { ...plain, label: text.get('pay.blocked.retry'), run: () => pay.again() }
  }
  return {
    label: hasOwners(scene.snapshot, namespaceOf(payment.networkId))
      ? text.get('propose.button')
      : text.get('pay.with', { wallet: account.wallet.name }),
    isBusy: current.step === 'preparing',
    isConfirm: true,
    run: () => pay.confirm(),
  }
}

/** The wallet is asked to switch, and nothing else. */
function switchNetwork({ actions, payment, setSwitching }: Scene): void {
  setSwitching(true)
  actions.network
    .switchTo(payment.networkId)
    .catch((thrown) => actions.notices.fail(thrown))
    .finally(() => setSwitching(false))
}

function exchangesOf({ snapshot, text }: Scene): PayExchangesModel {
  const { exchanges } = snapshot.pay ?? {}
  switch (exchanges?.status) {
    case 'ready':
      return exchanges.exchanges.length > 0
        ? { status: 'ready', exchanges: exchanges.exchanges.slice(0, MAX_EXCHANGES) }
        : { status: 'none', text: text.get('pay.exchanges.none') }
    case 'failed':
      return { status: 'none', text: text.get('pay.exchanges.failed') }
    default:
      return { status: 'loading' }
  }
}

/** More would push the address out of sight. */
const MAX_EXCHANGES = 5
