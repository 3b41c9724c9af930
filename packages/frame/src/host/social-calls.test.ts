import { expect, test } from 'vitest'
import { aFrame } from '../testing/a-frame.ts'

async function uriOf(url: string): Promise<unknown> {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)
  await frame.postReady()
  const uri = frame.port.farcaster.uri(frame.signal)
  const result = uri.catch((error: { readonly code?: unknown }) => error.code)
  await frame.clock.advance(1)
  frame.answer(0, { url })
  return result
}

const LONG = `https://farcaster.example/${'a'.repeat(1_700)}`

test.each([
  ['https://farcaster.example/connect?token=1', 'https://farcaster.example/connect?token=1'],
  ['farcaster://connect?token=1', 'farcaster://connect?token=1'],
  // Too long for a code, but phones open it.
  [LONG, LONG],
])('the address of a Farcaster login may be a link: %s', async (url, expected) => {
  expect(await uriOf(url)).toBe(expected)
})

test.each([
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a link with a password', 'https://user:secret@farcaster.example'],
  ['no link', 'farcaster'],
])('an address of a Farcaster login that is %s fails the login', async (_what, url) => {
  expect(await uriOf(url)).toBe('frame.failed')
})
