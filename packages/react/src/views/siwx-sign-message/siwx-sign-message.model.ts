import type { SignInActions, SignInMessage, Snapshot } from '@latchkey/core'
import { activeWallet, walletPicture } from '@latchkey/core/views'
import { numberLocale } from '../../format/number-locale.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { type NetworkDetails, networkDetails } from '../../models/network-details.ts'
import { siteOf } from '../../models/site.ts'
import type { LatchStatus } from '../../partials/latch-scene/busy-status.ts'

/** Everything that SIWXSignMessage shows. */
export interface SignInModel extends LatchStatus {
  readonly siteIcon: string | undefined
  readonly walletIcon: string | undefined
  /** Undefined while the message is prepared. */
  readonly message: ShownMessage | undefined
  readonly warning: SignInWarningModel | undefined
  readonly signLabel: string
  readonly isSigning: boolean
  sign(): void
  cancel(): void
}

/** A message, line by line. */
export interface ShownMessage {
  readonly site: string
  readonly address: string
  readonly network: NetworkDetails
  /** The day and time of its end. */
  readonly ends: string | undefined
  readonly statement: string | undefined
  /** Exactly what is signed. */
  readonly text: string
}

/** The parts of a message that are not of this site, this account or this time. */
export interface SignInWarningModel {
  readonly titles: readonly string[]
  readonly text: string
  /** Both hosts, where the message is for another one. */
  readonly hosts: { readonly here: string; readonly there: string } | undefined
  /** The statement that the visitor confirms before they can sign. */
  readonly known: string
}

type Shown = Pick<Snapshot, 'signIn' | 'options' | 'network' | 'accounts' | 'connectorPictures'>

interface Tools {
  readonly signIn: Pick<SignInActions, 'sign' | 'cancel'>
  readonly text: Wording
}

/** Everything the view shows, from the snapshot alone. */
export function signInModel(snapshot: Shown, { signIn, text }: Tools): SignInModel {
  const current = snapshot.signIn?.current ?? { step: 'idle' }
  const message = 'message' in current ? current.message : undefined
  const site = siteOf(snapshot, text)
  const wallet = activeWallet(snapshot, snapshot.network.activeNamespace)
  return {
    ...statusOf(
      current,
      { site: site.name, wallet: wallet?.name ?? text.get('wallet.unnamed') },
      text,
    ),
    siteIcon: site.icon,
    walletIcon: wallet && walletPicture(snapshot, wallet),
    message: message && shownMessage(message, snapshot, text),
    warning: message && warningOf(message, text),
    signLabel: text.get(current.step === 'failed' ? 'signIn.again' : 'signIn.sign'),
    isSigning: current.step === 'signing',
    sign: signIn.sign,
    cancel: signIn.cancel,
  }
}

type Step = NonNullable<Snapshot['signIn']>['current']

function statusOf(
  current: Step,
  { site, wallet }: { readonly site: string; readonly wallet: string },
  text: Wording,
): LatchStatus {
  switch (current.step) {
    case 'signing':
      return {
        latch: 'waiting',
        heading: text.get('signIn.waiting.title', { wallet }),
        line: text.get('signIn.waiting.text', { site }),
      }
    case 'failed':
      return {
        latch: 'declined',
        heading: text.failure(current.error),
        line: text.get('signIn.failed.text'),
      }
    default:
      return {
        latch: 'waiting',
        heading: text.get('signIn.heading', { site }),
        line: text.get('signIn.text'),
      }
  }
}

function shownMessage(message: SignInMessage, snapshot: Shown, text: Wording): ShownMessage {
  const { domain, address, networkId, statement, expirationTime } = message
  return {
    site: domain,
    address,
    statement,
    text: message.text,
    network: networkDetails(networkId, snapshot, text),
    ends: expirationTime === undefined ? undefined : dayAndTime(Date.parse(expirationTime), text),
  }
}

function dayAndTime(atMs: number, { locale }: Wording): string | undefined {
  if (Number.isNaN(atMs)) return undefined
  const parts = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(numberLocale(locale), parts).format(atMs)
}

const TITLES = {
  domain: 'signIn.other.title',
  address: 'signIn.wrong.address',
  network: 'signIn.wrong.network',
  time: 'signIn.wrong.time',
  text: 'signIn.wrong.text',
} as const

function warningOf(
  { domain, pageHost, warnings }: SignInMessage,
  text: Wording,
): SignInWarningModel | undefined {
  if (warnings.length === 0) return undefined
  const isOther = warnings.includes('domain')
  const titles = warnings.map((warning) => text.get(TITLES[warning]))
  return {
    titles,
    text: text.get(isOther ? 'signIn.other.text' : 'signIn.wrong.hint'),
    hosts: isOther ? { here: pageHost, there: domain } : undefined,
    known: text.get(isOther ? 'signIn.other.known' : 'signIn.wrong.known'),
  }
}
