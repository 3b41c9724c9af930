import type { AccountId } from '@latchkey/core/contract'

/** Longest value that is read or written, in characters. */
const MAX_LENGTH = 900

/** CAIP-10, with the lengths that networks and addresses of our namespaces have. */
const ACCOUNT =
  /^(eip155:\d{1,16}:0x[\da-fA-F]{40}|(solana|bip122):[\da-zA-Z]{32}:[\da-zA-Z]{25,90})$/

/**
 * Name of the cookie that lets a server draw a connected visitor, with the option `cookie`.
 *
 * @param id - Of the modal, where a page has several.
 */
export function cookieName(id = ''): string {
  return id && id !== 'default' ? `latchkey-${encodeURIComponent(id)}` : 'latchkey'
}

/**
 * The accounts in a `Cookie` header or in `document.cookie`, one per namespace, the active one first.
 * A cookie that is not one of ours to the last character has none: a visitor can write anything into it.
 */
export function accountsInCookie(header: string, id?: string): readonly AccountId[] {
  const start = `${cookieName(id)}=`
  const pair = header.split(/; */).find((each) => each.startsWith(start)) ?? ''
  const accounts = pair.slice(start.length).split('|')
  const isOurs =
    pair.length < MAX_LENGTH &&
    accounts.every((each) => ACCOUNT.test(each)) &&
    new Set(accounts.map((each) => each.split(':')[0])).size === accounts.length
  // The pattern is that of an account id.
  return isOurs ? (accounts as readonly string[] as readonly AccountId[]) : []
}
