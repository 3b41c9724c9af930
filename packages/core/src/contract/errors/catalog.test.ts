import { expect, test } from 'vitest'
import { CATALOG, type ErrorCode, type PlainErrorCode } from './catalog.ts'
import { describeFailure } from './describe-failure.ts'
import { isLatchkeyError, LatchkeyError, plainError, toLatchkeyError } from './latchkey-error.ts'

/** Messages that websites know. */
test.each<[PlainErrorCode, string]>([
  ['aborted', 'Request was aborted'],
  ['unknown', 'An error occurred'],
  ['caip.invalid-address', 'Invalid CAIP Address'],
  ['caip.invalid-account', 'Invalid CAIP-10 address'],
  ['network.not-found', 'Network not found'],
  ['network.chain-id', 'Invalid chainId'],
  ['adapter.not-found', 'Chain adapter not found'],
  ['account.none', 'No ActiveCaipAddress found'],
  ['network.none', 'No ActiveCaipNetwork or client found'],
  ['disconnect.failed', 'Failed to disconnect'],
  ['disconnect.chains-failed', 'Failed to disconnect chains'],
  ['balance.unavailable', 'Token Balance Unavailable'],
  ['permissions.list-failed', 'Error fetching smart sessions'],
  ['permissions.revoke-failed', 'Error revoking smart session'],
  ['names.resolve-failed', 'Error resolving name'],
  ['names.suggestions-failed', 'Error fetching name suggestions'],
  ['names.reverse-failed', 'Error fetching names for address'],
  ['swap.unsupported-network', 'Network not supported for Swaps'],
  ['swap.no-gas-price', 'Network not supported for Gas Price'],
  ['swap.list-failed', 'Failed to initialize swap'],
  ['swap.no-coin-price', 'Failed to fetch network token price'],
  ['swap.allowance-failed', 'Failed to check allowance'],
  ['swap.approve-failed', 'Failed to create approval transaction'],
  ['swap.build-failed', 'Failed to create transaction'],
  ['options.two-sign-ins', 'Cannot set both `siweConfig` and `siwx` options'],
])('the message of %s is exactly: %s', (code, message) => {
  expect(new LatchkeyError(code, {}).message).toBe(message)
})

test('messages with a value are exact, too', () => {
  expect(new LatchkeyError('disconnect.chain-failed', { chain: 'solana' }).message).toBe(
    'Failed to disconnect chain solana',
  )
  const name = 'mira.reown.id'
  expect(new LatchkeyError('names.register-failed', { name }).message).toBe(
    'Error registering name mira.reown.id',
  )
  expect(new LatchkeyError('http.status', { status: 403 }).message).toBe('HTTP status code: 403')
})

test('the message names every invalid option', () => {
  const { message } = new LatchkeyError('options.invalid', { problems: ['a: no', 'b: no'] })

  expect(message.split('\n').slice(1)).toEqual(['- a: no', '- b: no'])
})

test('every code has the form area.what, and every message is a text', () => {
  // Object.keys loses the type of the keys.
  for (const code of Object.keys(CATALOG) as ErrorCode[]) {
    expect(code).toMatch(/^(?:aborted|unknown|[a-z]+\.[a-z-]+)$/)
    const context = {
      problems: ['field: no'],
      chain: 'c',
      status: 1,
      code: 1,
      decimals: 1,
      hook: 'h',
    }
    const more = { view: 'v', what: 'w', field: 'f', message: 'refused', seconds: 1, addresses: [] }
    // Together they have the context of every code, which no single type describes.
    const { message } = describeFailure(code, { ...context, ...more } as never)
    expect(message.length, code).toBeGreaterThan(5)
  }
})

test('only these codes are retryable', () => {
  const retryable = Object.entries(CATALOG).filter(([, failure]) => 'isRetryable' in failure)

  expect(new Set(retryable.map(([code]) => code))).toEqual(
    new Set([
      'http.network',
      'pay.unsupported-asset',
      'pay.failed',
      'pay.cancelled',
      'pay.exchanges-failed',
      'pay.url-failed',
      'pay.status-failed',
      'token.unchecked',
      'clipboard.failed',
      'http.status',
      'http.timeout',
      'rpc.unavailable',
      'balance.unavailable',
      'activity.failed',
      'collectibles.failed',
      'names.resolve-failed',
      'names.suggestions-failed',
      'names.reverse-failed',
      'names.register-failed',
      'names.late',
      'names.unconfirmed',
      'wallet.rejected',
      'wallet.request-rejected',
      'wallet.busy',
      'transfer.fee-changed',
      'swap.list-failed',
      'swap.quote-failed',
      'swap.no-coin-price',
      'swap.allowance-failed',
      'swap.approve-failed',
      'swap.build-failed',
      'swap.price-changed',
      'onramp.sample',
      'onramp.no-price',
      'onramp.price-changed',
      'onramp.no-page',
      'permissions.end-failed',
      'permissions.not-ended',
      'permissions.list-failed',
      'permissions.revoke-failed',
      'siwx.not-verified',
      'siwx.failed',
      'siwx.sign-out-failed',
      'siwx.declined',
      'siwx.smart-account',
      'relay.unavailable',
      'relay.clock',
      'pairing.expired',
      'session.ended',
      'session.expired',
      'frame.load-failed',
      'frame.timeout',
      'frame.failed',
      'email.malformed',
      'social.popup-blocked',
      'social.no-address',
      'social.timeout',
    ]),
  )
})

test('transfer.unknown says that the result is unknown, and is not retryable', () => {
  const cause = new Error('Half a signature')

  expect(new LatchkeyError('transfer.unknown', {}, { cause })).toMatchObject({
    code: 'transfer.unknown',
    message: expect.stringContaining('look there before you try again'),
    isRetryable: false,
    cause,
  })
})

test('an error keeps code, context, cause and its place in the documentation', () => {
  const cause = new Error('refused')

  const error = new LatchkeyError('http.status', { status: 503 }, { cause })

  expect(error).toMatchObject({ code: 'http.status', context: { status: 503 }, cause })
  expect(error.docsPath).toBe('errors/http/status')
  expect(error.isRetryable).toBe(true)
  expect(new LatchkeyError('amount.invalid', {}).isRetryable).toBe(false)
  expect(new LatchkeyError('wallet.busy', {}).isRetryable).toBe(true)
  expect(new LatchkeyError('http.network', {}).isRetryable).toBe(true)
  expect(new LatchkeyError('wallet.missing', {}).isRetryable).toBe(false)
  expect(plainError(error)).toEqual({ code: 'http.status', message: 'HTTP status code: 503' })
})

test('isLatchkeyError recognises the class and the code, and nothing else', () => {
  const error = new LatchkeyError('aborted', {})

  expect(isLatchkeyError(error)).toBe(true)
  expect(isLatchkeyError(error, 'aborted')).toBe(true)
  expect(isLatchkeyError(error, 'unknown')).toBe(false)
  for (const other of [null, undefined, 'aborted', { code: 'aborted' }, new Error('aborted')])
    expect(isLatchkeyError(other)).toBe(false)
})

test('every thrown value becomes a LatchkeyError', () => {
  const own = new LatchkeyError('wallet.busy', {})

  expect(toLatchkeyError(own)).toBe(own)
  expect(toLatchkeyError('oops')).toMatchObject({ code: 'unknown', cause: 'oops' })
  expect(toLatchkeyError(undefined, 'wallet.missing')).toMatchObject({ code: 'wallet.missing' })
  expect(toLatchkeyError(new DOMException('x', 'AbortError'))).toMatchObject({ code: 'aborted' })
})

test('a text that is not loaded yet is the code', () => {
  // No code of ours: those of a page and of the modal are loaded.
  const { message, isRetryable } = describeFailure('not.loaded' as 'unknown', {})

  expect([message, isRetryable]).toEqual(['not.loaded', false])
})
