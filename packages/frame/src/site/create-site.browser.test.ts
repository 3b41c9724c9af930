import { afterEach, expect, test } from 'vitest'
import { mountAt } from '../host/frame-element.ts'
import { readFrameMessage, requestMessage } from '../protocol/index.ts'
import { give, nextMessage, peerAddress, putPeer } from '../testing/peers.ts'
import type { Answers } from './answers.ts'
import { createSite } from './create-site.ts'

const FORGED = [
  requestMessage('1', 'GET_CHAIN_ID', undefined),
  requestMessage('2', 'SIGN_OUT', undefined),
  requestMessage('3', 'RPC_REQUEST', { method: 'personal_sign', params: [] }),
]

afterEach(() => {
  document.body.replaceChildren()
})

/** A secure site in a frame, which counts the requests it accepts. */
async function aSite() {
  const slot = document.createElement('div')
  document.body.append(slot)
  const messages: unknown[] = []
  const isRunning = nextMessage((data) => data['peer'] === 'site')
  const frame = mountAt(peerAddress('site'), slot, {
    onLoad: () => undefined,
    onError: () => undefined,
  })
  frame.channel.listen((data) => {
    const message = readFrameMessage(data)
    if (message !== undefined) messages.push(message)
  })
  await isRunning
  return {
    frame,
    messages,
    async request(): Promise<unknown> {
      const before = messages.length
      frame.channel.post(requestMessage('own', 'GET_CHAIN_ID', undefined))
      await expect.poll(() => messages.length).toBe(before + 1)
      return messages.at(-1)
    },
  }
}

const answer = (chainId: number) => ({
  id: 'own',
  name: 'GET_CHAIN_ID',
  outcome: 'success',
  payload: { chainId },
})

test('the page that embeds the frame gets replies, and the message that it is ready', async () => {
  const { frame, messages, request } = await aSite()

  expect(messages).toMatchObject([{ name: 'READY', outcome: 'event' }])
  expect(await request()).toEqual(answer(1))
  frame.remove()
})

test('frames beside it are not answered, whatever their origin: 3,000 forged requests', async () => {
  const { frame, request } = await aSite()
  const sibling = await putPeer('sibling')
  const same = await putPeer('sibling', window.location.origin)
  const forged = { path: ['parent', 0], messages: FORGED, times: 500 }

  await give(sibling, forged)
  await give(same, forged)

  expect(await request()).toEqual(answer(1))
  frame.remove()
})

test('a page whose origin is not allowed gets no message and no reply', async () => {
  // A page of the other origin embeds the site, which allows the test's origin alone.
  const host = await putPeer('host')
  await expect.poll(() => give(host, {})).toBe(1)
  const inner = host.frames[0]
  if (inner === undefined) throw new Error('There is no site')

  await give(host, { path: [0], messages: FORGED, times: 100 })
  await give(inner, {})

  // It received only the message that the page in the frame runs.
  expect(await give(host, {})).toBe(1)
})

test("a page outside a frame can't report that it is ready", () => {
  const alone = Object.assign(Object.create(null), {
    parent: undefined,
    document,
    location: window.location,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as Window
  const site = createSite({ answers: {} as Answers, allowedOrigins: ['*'], window: alone })

  expect(() => site.ready()).toThrow('W3mFrame: parent is not set')
  site.stop()
})
