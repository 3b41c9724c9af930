import type { CoreActions, PayActions, PayMeans, Payment, PayStep, Snapshot } from '@latchkey/core'
import { type AccountId, addressOf, namespaceOf } from '@latchkey/core/contract'
import { hasOwners, walletPicture } from '@latchkey/core/views'
import { exactAmount } from '../../format/exact-amount.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { type NetworkDetails, networkDetails } from '../../models/network-details.ts'
import { siteOf } from '../../models/site.ts'
import type { LatchStatus } from '../../partials/latch-scene/busy-status.ts'
import type { LatchAction } from '../../partials/latch-scene/latch-scene.tsx'

/** Everything that PayLoading shows. */
export interface PayLoadingModel extends LatchStatus {
  readonly siteIcon: string | undefined
  /** The picture of the wallet, or of the exchange. */
  readonly icon: string | undefined
  readonly isWallet: boolean
  /** The wallet has not answered yet. */
  readonly isAsking: boolean
  readonly action: LatchAction | undefined
  readonly other: LatchAction | undefined
  readonly copyLink: (() => Promise<boolean>) | undefined
  readonly figure: string
  readonly isDeposit: boolean
  readonly to: string
  readonly network: NetworkDetails
  readonly status: string
}

type Facts = Pick<
  Snapshot,
  'pay' | 'accounts' | 'network' | 'options' | 'wallets' | 'connectorPictures'
>

interface Tools {
  readonly pay: PayActions
  readonly actions: Pick<CoreActions, 'close' | 'copy' | 'notices'>
  readonly text: Wording
}

interface Scene extends Tools {
  readonly snapshot: Facts
}

/** The parts of the model that differ by step. */
type Told = LatchStatus &
  Pick<PayLoadingModel, 'icon' | 'isWallet' | 'status'> &
  Partial<Pick<PayLoadingModel, 'action' | 'other' | 'copyLink'>>

/**
 * Everything the view shows, from the snapshot alone.
 *
 * @returns undefined where nothing was paid or asked for.
 */
export function payLoadingModel(snapshot: Facts, tools: Tools): PayLoadingModel | undefined {
  const { payment, current } = snapshot.pay ?? {}
  const told = current && tell(current, { ...tools, snapshot })
  if (payment === undefined || told === undefined) return undefined
  const { text } = tools
  return {
    isAsking: current?.step === 'asking',
    action: undefined,
    other: undefined,
    copyLink: undefined,
    ...told,
    siteIcon: siteOf(snapshot, text).icon,
    ...ofPayment(payment, text),
    network: networkDetails(payment.networkId, snapshot, text),
  }
}

function ofPayment({ amountText, token, purpose, recipient }: Payment, text: Wording) {
  return {
    figure: `${exactAmount(amountText, text.locale)} ${token.symbol}`,
    isDeposit: purpose === 'deposit',
    to: addressOf(recipient),
  }
}

function tell(current: PayStep, scene: Scene): Told | undefined {
  const { text, pay } = scene
  switch (current.step) {
    case 'asking': {
      const { account } = current.review
      const wallet = walletOf(scene, account)
      const names = { wallet: wallet.name }
      const isProposal = hasOwners(scene.snapshot, namespaceOf(account))
      return {
        ...waiting(scene, 'asking', names),
        ...(isProposal && { line: text.get('propose.waiting', names) }),
        icon: wallet.icon,
        isWallet: true,
      }
    }
    case 'sent':
    case 'unknown': {
      const wallet = walletOf(scene, current.account)
      return {
        ...waiting(scene, current.step, { wallet: wallet.name }),
        icon: wallet.icon,
        isWallet: true,
      }
    }
    case 'opening': {
      const { name, imageUrl } = current.exchange
      return {
        ...waiting(scene, 'opening', { exchange: name }),
        icon: imageUrl,
        isWallet: false,
      }
    }
    case 'atExchange':
      return atExchange(current.visit, scene)
    case 'paid':
      return paid(current.means, scene)
    case 'failed': {
      const again = { label: text.get('pay.again'), isPrimary: true, isRetry: true }
      const isKnown = current.error.code !== 'pay.failed'
      return {
        latch: 'declined',
        ...picture(current.means, scene),
        heading: isKnown ? text.failure(current.error) : text.get('pay.failed.title'),
        line: text.get('pay.failed.text'),
        status: text.get('pay.status.failed'),
        action: { ...again, run: () => pay.again() },
      }
    }
    default:
      return undefined
  }
}

type Waiting = 'asking' | 'sent' | 'unknown' | 'opening'

function waiting(
  { text }: Scene,
  kind: Waiting,
  names: { readonly wallet?: string; readonly exchange?: string },
): LatchStatus & Pick<Told, 'status'> {
  const values = { wallet: names.wallet ?? '', exchange: names.exchange ?? '' }
  return {
    latch: 'waiting',
    heading: text.get(`pay.${kind}.title`, values),
    line: text.get(`pay.${kind}.text`, values),
    status: text.get('pay.status.open'),
  }
}

function atExchange(
  { exchange, isBlocked, status, url }: Extract<PayStep, { readonly step: 'atExchange' }>['visit'],
  { text, actions, pay }: Scene,
): Told {
  const values = { exchange: exchange.name }
  const isSeen = status === 'IN_PROGRESS'
  return {
    latch: 'waiting',
    heading: text.get(isBlocked ? 'pay.exchange.blocked.title' : 'pay.exchange.title', values),
    line: isBlocked ? text.get('pay.exchange.blocked.text', values) : text.get('pay.exchange.text'),
    icon: exchange.imageUrl,
    isWallet: false,
    status: text.get(isSeen ? 'pay.status.seen' : 'pay.status.open'),
    action: {
      label: text.get(isBlocked ? 'pay.exchange.open' : 'pay.exchange.show', values),
      isPrimary: isBlocked,
      run: () => pay.showWindow(),
    },
    // A payment that the exchange has seen can't be taken back here.
    other: isSeen
      ? undefined
      : { label: text.get('pay.exchange.abandon'), run: () => pay.abandon() },
    copyLink: () =>
      actions.copy(url).then(
        () => true,
        (thrown) => {
          actions.notices.fail(thrown)
          return false
        },
      ),
  }
}

function paid(means: PayMeans, scene: Scene): Told {
  const { text, actions } = scene
  const line =
    means.by === 'wallet'
      ? text.get('pay.paid.text')
      : text.get('pay.paid.exchange', { exchange: means.exchange.name })
  return {
    latch: 'closed',
    heading: text.get('pay.paid.title'),
    line,
    action: { label: text.get('pay.done'), isPrimary: true, run: () => actions.close() },
    ...picture(means, scene),
    status: text.get('pay.status.paid'),
  }
}

function picture(means: PayMeans, scene: Scene): Pick<Told, 'icon' | 'isWallet'> {
  return means.by === 'exchange'
    ? { icon: means.exchange.imageUrl, isWallet: false }
    : { icon: walletOf(scene, means.account).icon, isWallet: true }
}

/** The wallet of the account, which may be disconnected by now. */
function walletOf({ snapshot, text }: Scene, account: AccountId) {
  const connected = snapshot.accounts[namespaceOf(account)]
  const wallet = connected?.status === 'connected' ? connected.wallet : undefined
  return {
    name: wallet?.name ?? text.get('wallet.unnamed'),
    icon: wallet && walletPicture(snapshot, wallet),
  }
}
