import type { BalanceState } from '@latchkey/core'
import type { Namespace } from '@latchkey/core/contract'
import { shortAddress } from '../format/address.ts'
import { formatBalanceWithSymbol } from '../format/balance.ts'
import { shortName } from '../format/name.ts'
import type { Readings } from '../instance/readings.ts'
import { enButtons } from '../messages/en/buttons.ts'
import { fillIn } from '../messages/fill-in.ts'
import { pageText } from './page-text.ts'

/** The options of an account button. */
export interface AccountButtonOptions {
  readonly namespace?: Namespace | undefined
  /** Default: 'show'. */
  readonly balance?: 'show' | 'hide' | undefined
  /** Digits of the address that are shown, 4 and 6 by default. */
  readonly charsStart?: number | undefined
  readonly charsEnd?: number | undefined
}

/** The state that an account button shows. */
export interface AccountModel {
  readonly isConnected: boolean
  readonly address: string | undefined
  /** A name that belongs to the address, else that of a login, else the short address. */
  readonly displayName: string
  readonly avatar: string | undefined
  /** As it is shown, "1.284 ETH"; undefined while it is not known, and when it is hidden. */
  readonly balance: string | undefined
  readonly accessibleName: string
}

/** Decides what an account button shows, in React and in elements. */
export function accountModel(readings: Readings, choice: AccountButtonOptions): AccountModel {
  const { namespace, charsStart = 4, charsEnd = 6 } = choice
  const { address, isConnected, embeddedWalletInfo } = readings.account(namespace)
  const profile = readings.profile(namespace)
  const short = shortAddress(address ?? '', { start: charsStart, end: charsEnd })
  const name = profile.name ?? embeddedWalletInfo?.user.username
  const displayName = name === undefined ? short : shortName(name)
  const isShown = choice.balance !== 'hide'
  const balance = isShown ? balanceText(profile.balance, readings.locale()) : undefined
  // The accessible name has the order of the visible text, which voice control needs.
  const seen = balance === undefined ? displayName : `${balance}, ${displayName}`
  const message = pageText(readings, 'button.account', enButtons)
  return {
    isConnected,
    address,
    displayName,
    avatar: profile.avatar,
    balance,
    accessibleName: fillIn(message, { account: seen }),
  }
}

function balanceText(balance: BalanceState | undefined, locale: string): string | undefined {
  if (balance === undefined || balance.status === 'unavailable') return undefined
  const { amountText, symbol } = balance
  return amountText && formatBalanceWithSymbol({ amountText, symbol }, locale)
}
