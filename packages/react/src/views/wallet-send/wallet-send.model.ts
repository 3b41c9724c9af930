import type { Snapshot } from '@latchkey/core'
import { type AccountId, isSameAddress, namespaceOf, networkOf } from '@latchkey/core/contract'
import {
  createSymbolCheck,
  imitatedAddress,
  knownAddresses,
  readUnits,
  type SendProblem,
  sendBalance,
  sendProblem,
  sendTokens,
  suggestedAddresses,
} from '@latchkey/core/views'
import { countText } from '../../format/count-text.ts'
import { exactAmount } from '../../format/exact-amount.ts'
import { formatMoney } from '../../format/fiat.ts'
import { createQuantityFormat } from '../../format/quantity.ts'
import { unreadableAmount } from '../../format/unreadable-amount.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { canBuyInstead } from '../../models/buy-instead.ts'
import { networkDetails } from '../../models/network-details.ts'
import { priceOf } from '../../models/price-of.ts'

type Facts = Pick<
  Snapshot,
  | 'send'
  | 'accounts'
  | 'inactive'
  | 'network'
  | 'balances'
  | 'portfolio'
  | 'activity'
  | 'pendingTransactions'
  | 'options'
>

/** Most addresses that are suggested. */
const SUGGESTIONS = 3

/** A recipient to choose. */
export interface SuggestionModel {
  readonly address: string
  readonly detail: string
}

/** A name that has another address than when it was entered. */
export interface MovedModel {
  readonly title: string
  readonly before: string
  readonly now: string
}

/** Everything that Send shows. */
export interface SendModel {
  readonly amountText: string
  readonly decimals: number
  readonly token:
    | {
        readonly symbol: string
        readonly image: string | undefined
        /** Plain address, where the symbol does not tell it from the others of the account. */
        readonly address: string | undefined
      }
    | undefined
  readonly tokenLabel: string
  /** Undefined where it is not known. */
  readonly fiat: string | undefined
  readonly available: string | undefined
  /** There is none of it, and some can be bought with money: what its button is called. */
  readonly buyLabel: string | undefined
  readonly isReadingMax: boolean
  readonly isShort: boolean
  /** The fault of the entered amount. */
  readonly amountError: string | undefined
  readonly recipientText: string
  /** The address, once it is known. */
  readonly address: string | undefined
  readonly isName: boolean
  readonly isChecking: boolean
  readonly addressHint: string
  readonly addressError: string | undefined
  /** The address is the one that the name has on Ethereum, on another network. */
  readonly ofEthereum: string | undefined
  readonly moved: MovedModel | undefined
  /** "You’ve sent here 3 times". */
  readonly paid: string | undefined
  readonly suggestions: readonly SuggestionModel[]
  readonly button: string
  readonly canReview: boolean
  readonly isPreparing: boolean
  /** The text for screen readers. */
  readonly status: string
}

/**
 * Everything the view shows, from the snapshot alone.
 *
 * @returns undefined before sending is loaded, and where the account can't send.
 */
export function sendModel(snapshot: Facts, text: Wording): SendModel | undefined {
  const { send } = snapshot
  const { account } = send ?? {}
  if (send === undefined || account === undefined) return undefined
  const { token } = send
  const problem = sendProblem(send, snapshot)
  const network = networkDetails(networkOf(account), snapshot, text).name
  const isPreparing = send.current.step === 'preparing'
  const isTold = createSymbolCheck(sendTokens(snapshot, account))
  return {
    ...amountPart(snapshot, { problem, network }, text),
    ...recipientPart(snapshot, { send, account, network }, text),
    token: token && {
      symbol: token.symbol,
      image: token.iconUrl,
      address: isTold(token) ? undefined : token.address,
    },
    tokenLabel: token
      ? text.get('send.token', { symbol: token.symbol })
      : text.get('send.selectToken'),
    button: text.get(problem === undefined ? 'send.button.ready' : BUTTONS[problem]),
    canReview: problem === undefined && !isPreparing && !send.isReadingMax,
    isPreparing,
    status: isPreparing ? text.get('send.preparing') : enteredStatus(send, text),
  }
}

/** The amount that Max entered; else what becomes of a name. */
function enteredStatus(send: NonNullable<Facts['send']>, text: Wording): string {
  const { isMax, amountText, token } = send
  const status = recipientStatus(send, text)
  if (status !== '' || !isMax || amountText === '') return status
  return `${exactAmount(amountText, text.locale)} ${token?.symbol ?? ''}`
}

/** Returns the progress of resolving a name, because the field has nothing but the name. */
function recipientStatus({ recipient }: NonNullable<Facts['send']>, text: Wording): string {
  const { name } = { name: undefined, ...recipient }
  // An alert says what became of a name that has moved.
  if (name === undefined || recipient.status === 'moved') return ''
  return recipient.status === 'valid'
    ? text.get('send.resolved', { name, address: recipient.address })
    : text.get('send.checking', { name })
}

interface Recipient {
  readonly send: NonNullable<Facts['send']>
  readonly account: AccountId
  readonly network: string
}

function recipientPart(snapshot: Facts, { send, account, network }: Recipient, text: Wording) {
  const { recipient, recipientText } = send
  const hasNames = namespaceOf(account) === 'eip155'
  const { address, name, isOfEthereum } = recipient.status === 'valid' ? recipient : NOBODY
  const reason = recipient.status === 'invalid' ? recipient.reason : undefined
  return {
    recipientText,
    address,
    isName: name !== undefined,
    isChecking: recipient.status === 'checking',
    addressHint: text.get(hasNames ? 'send.addressHint' : 'send.addressHint.plain'),
    addressError: reason && text.get(INVALID[reason], { network }),
    ofEthereum: isOfEthereum ? text.get('send.ofEthereum', { network }) : undefined,
    moved: recipient.status === 'moved' ? movedOf(recipient, text) : undefined,
    paid: address && paidText(snapshot, { account, address }, text),
    suggestions: recipient.status === 'none' ? suggestionsOf(snapshot, account, text) : [],
  }
}

const BUTTONS = {
  noToken: 'send.button.noToken',
  noAmount: 'send.button.noAmount',
  incorrectValue: 'send.button.incorrectValue',
  insufficientFunds: 'send.button.insufficientFunds',
  noAddress: 'send.button.noAddress',
  checkingAddress: 'send.button.checkingAddress',
  invalidAddress: 'send.button.invalidAddress',
  movedAddress: 'send.button.movedAddress',
} as const satisfies Readonly<Record<SendProblem, string>>

const INVALID = {
  malformed: 'send.invalid.malformed',
  checksum: 'send.invalid.checksum',
  network: 'send.invalid.network',
  link: 'send.invalid.link',
  nameless: 'send.invalid.nameless',
  failed: 'send.invalid.failed',
} as const

const NOBODY = { address: undefined, name: undefined, isOfEthereum: undefined }

interface About {
  readonly problem: SendProblem | undefined
  readonly network: string
}

function amountPart(snapshot: Facts, { problem, network }: About, text: Wording) {
  const { token, account, amountText = '', isReadingMax = false } = snapshot.send ?? {}
  const balanceText = account && token && sendBalance(snapshot, account, token)
  const units = token && readUnits(amountText, token)
  const isShort = problem === 'insufficientFunds'
  const { symbol = '', decimals = 0 } = token ?? {}
  const priceUsd = account && token && priceOf(snapshot, account, token)
  const value = units === undefined || priceUsd === undefined ? undefined : Number(amountText)
  const isTooPrecise = problem === 'incorrectValue'
  const shown =
    balanceText === undefined ? undefined : createQuantityFormat(text.locale)(balanceText)
  return {
    amountText,
    decimals,
    isShort,
    isReadingMax,
    fiat:
      value === undefined || priceUsd === undefined
        ? undefined
        : formatMoney(value * priceUsd, text),
    available: shown === undefined ? undefined : text.get('send.available', { amount: shown }),
    buyLabel: canBuyInstead(balanceText, snapshot)
      ? text.get('send.buyLabel', { symbol })
      : undefined,
    amountError: amountError(),
  }

  function amountError(): string | undefined {
    const unreadable = unreadableAmount(amountText, text)
    if (unreadable !== undefined) return unreadable
    if (isTooPrecise) return text.get('send.tooPrecise', { symbol, decimals: `${decimals}` })
    if (!isShort || balanceText === undefined) return undefined
    const amount = createQuantityFormat(text.locale)(balanceText)
    return text.get('send.short', { amount, symbol, network })
  }
}

function movedOf(
  { name, before, now }: { readonly name: string; readonly before: string; readonly now: string },
  text: Wording,
): MovedModel {
  return { title: text.get('send.moved.title', { name }), before, now }
}

/** Says nothing good of an address that imitates another one. */
function paidText(
  snapshot: Facts,
  { account, address }: { readonly account: AccountId; readonly address: string },
  text: Wording,
): string | undefined {
  if (imitatedAddress(snapshot, account, address) !== undefined) return undefined
  const known = knownAddresses(snapshot, account)
  const count = known.find((each) => isSameAddress(each.address, address))?.count
  return count === undefined || count === 0 ? undefined : countText(text, 'send.paid', count)
}

function suggestionsOf(
  snapshot: Facts,
  account: AccountId,
  text: Wording,
): readonly SuggestionModel[] {
  return suggestedAddresses(snapshot, account)
    .slice(0, SUGGESTIONS)
    .map(({ address, as, count }) => ({
      address,
      detail: as === 'own' ? text.get('send.suggestion.own') : countText(text, 'send.paid', count),
    }))
}
