import { addressOf } from './caip.ts'
import { LatchkeyError } from './errors/latchkey-error.ts'
import type { OnrampQuery, OnrampSource } from './onramp-source.ts'

/** The value of each name in a template, which stands between braces. */
const VALUES: Readonly<Record<string, (query: OnrampQuery) => string>> = {
  address: ({ account }) => addressOf(account),
  account: ({ account }) => account,
  network: ({ networkId }) => networkId,
  token: ({ symbol }) => symbol,
  amount: ({ amountText }) => amountText,
  currency: ({ currency }) => currency,
  method: ({ method }) => method,
  country: ({ country }) => country,
}

const PLACEHOLDER = /\{([^{}]*)\}/g

/**
 * Makes a provider of the address of its page alone; only its page tells the price. In the template
 * `{address}`, `{account}` (CAIP-10), `{network}` (CAIP-2), `{token}` (symbol), `{amount}` (what is paid),
 * `{currency}`, `{method}` and `{country}` stand for what the visitor chose, percent-encoded.
 *
 * @throws LatchkeyError `options.invalid` for an address that is not https, a placeholder in its host, or an
 *   unknown one.
 * @example
 * templateOnrampSource('https://quay.example/buy?to={address}&pay={amount}&in={currency}', {
 *   ...{ id: 'quay', name: 'Quay', namespaces: ['eip155'] },
 * })
 */
export function templateOnrampSource(
  template: string,
  provider: Omit<OnrampSource, 'buildUrl' | 'readQuote' | 'readStatus'>,
): OnrampSource {
  const problem = problemOf(template)
  if (problem !== undefined) {
    const problems = [`onrampSources.${provider.id}: ${problem}`]
    throw new LatchkeyError('options.invalid', { problems })
  }
  const fill = (query: OnrampQuery): string =>
    template.replace(PLACEHOLDER, (_all, name: string) =>
      encodeURIComponent(VALUES[name]?.(query) ?? ''),
    )
  return { ...provider, buildUrl: fill }
}

function problemOf(template: string): string | undefined {
  const names = [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  const unknown = names.find((name) => !Object.hasOwn(VALUES, name))
  if (unknown !== undefined) {
    return `{${unknown}} is none of ${Object.keys(VALUES).join(', ')}`
  }
  if (/[{}]/.test(template.replace(PLACEHOLDER, ''))) return 'a brace has no other end'
  const [one, other] = ['a', 'b'].map((value) => template.replace(PLACEHOLDER, value))
  if (!URL.canParse(one ?? '') || !/^https:$/.test(new URL(one ?? '').protocol)) {
    return 'the address must be https'
  }
  // A value could lead to another site.
  const isFixed = new URL(one ?? '').origin === new URL(other ?? '', one).origin
  return isFixed ? undefined : 'the host must have no placeholder'
}
