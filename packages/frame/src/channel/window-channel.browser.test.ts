import { afterEach, expect, test } from 'vitest'
import type { MountedFrame } from '../host/frame-element.ts'
import { mountAt } from '../host/frame-element.ts'
import { eventMessage, readFrameMessage, replyMessage, requestMessage } from '../protocol/index.ts'
import {
  accepted as acceptedBy,
  give,
  nextMessage,
  OTHER_ORIGIN,
  openPeer,
  peerAddress,
  putPeer,
} from '../testing/peers.ts'

const NEWS = [
  eventMessage('READY', { version: '4' }),
  replyMessage({ id: '1', name: 'GET_USER' }, 'success', { address: '0xevil', chainId: 1 }),
  replyMessage({ name: 'IS_CONNECTED' }, 'success', { isConnected: false }),
  replyMessage({ id: '1', name: 'RPC_REQUEST' }, 'success', '0xevil'),
]
/** From each kind of foreign window: 4 × 420 messages, of 6 kinds more than 10,000. */
const TIMES = 420
const ignore = { onLoad: () => undefined, onError: () => undefined }

/** The frame of a secure site, and everything that was accepted from it. */
async function aFrame(role = 'quiet') {
  const slot = document.createElement('div')
  document.body.append(slot)
  const isRunning = nextMessage((data) => data['peer'] === role)
  const frame: MountedFrame = mountAt(peerAddress(role), slot, ignore)
  const accepted: unknown[] = []
  frame.channel.listen((data) => {
    if (readFrameMessage(data) !== undefined) accepted.push(data)
  })
  await isRunning
  const element = slot.querySelector('iframe')
  const own = element?.contentWindow
  if (!element || !own) throw new Error('There is no frame')
  return { frame, accepted, element, own }
}

afterEach(() => {
  document.body.replaceChildren()
})

test('messages of the frame are accepted, and none of 10,080 forged ones', {
  timeout: 120_000,
}, async () => {
  const { frame, accepted, own } = await aFrame()
  const sibling = await putPeer('sibling')
  const popup = await openPeer('popup')
  const nested = await putNested(own)
  const forged = { messages: NEWS, times: TIMES }

  await give(sibling, { path: ['parent'], ...forged })
  await forgeFromSandbox()
  await give(popup, { path: ['opener'], ...forged })
  await give(nested, { path: ['parent', 'parent'], ...forged })
  for (let count = 0; count < TIMES; count += 1) for (const message of NEWS) forge(message, own)
  expect(accepted).toEqual([])

  await give(own, { path: ['parent'], messages: NEWS })
  expect(accepted).toEqual(NEWS)
  frame.remove()
  popup.close()
})

/** The page itself, with its own messages and with forged ones. */
function forge(data: unknown, source: Window): void {
  window.postMessage(data, '*')
  window.dispatchEvent(new MessageEvent('message', { data, source, origin: OTHER_ORIGIN }))
}

/** A page without an origin. */
async function forgeFromSandbox(): Promise<void> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  const words = JSON.stringify([
    ...Array.from({ length: TIMES }, () => NEWS).flat(),
    { peer: 'none' },
  ])
  frame.srcdoc = `<script>for (const word of ${words}) parent.postMessage(word, '*')</script>`
  const isDone = nextMessage((data) => data['peer'] === 'none')
  document.body.append(frame)
  expect((await isDone).origin).toBe('null')
}

/** A page of the secure origin inside the frame. */
async function putNested(own: Window): Promise<Window> {
  await give(own, { path: [], nest: 'nested' })
  // Besides orders the frame receives only the message that the page in it runs.
  await expect.poll(() => give(own, {})).toBe(1)
  const nested = own.frames[0]
  if (nested === undefined) throw new Error('There is no nested frame')
  return nested
}

test('messages of the window that opened the page are ignored', async () => {
  const app = await openPeer('app')
  // Before, it receives only the messages that it and the page in its frame run.
  await expect.poll(() => give(app, {})).toBe(2)
  const inner = app.frames[0]
  if (inner === undefined) throw new Error('There is no frame')

  for (let count = 0; count < TIMES; count += 1)
    for (const message of NEWS) app.postMessage(message, '*')
  expect(await give(app, {})).toBe(2 + TIMES * NEWS.length)
  expect(await acceptedBy(app)).toBe(0)

  await give(inner, { path: ['parent'], messages: NEWS })
  expect(await acceptedBy(app)).toBe(NEWS.length)
  app.close()
})

test('getters that the page replaced later are not used', async () => {
  const { accepted, frame, own } = await aFrame()
  const real = Object.getOwnPropertyDescriptors(MessageEvent.prototype)
  const lie = (name: string, value: unknown): void => {
    const get = (): unknown => value
    Object.defineProperty(MessageEvent.prototype, name, { configurable: true, get })
  }
  const sibling = await putPeer('sibling')
  const obeyed = nextMessage((data) => data['obeyed'] === 'lied')
  lie('origin', OTHER_ORIGIN)
  lie('source', own)

  sibling.postMessage({ order: 'lied', path: ['parent'], messages: NEWS, times: 1 }, '*')
  await obeyed

  Object.defineProperties(MessageEvent.prototype, real)
  expect(accepted).toEqual([])
  frame.remove()
})

test('a frame that navigated to another origin is ignored, and receives nothing', async () => {
  const { accepted, frame, own, element } = await aFrame()
  const isInPage = nextMessage((data) => data['peer'] === 'stranger')
  element.src = peerAddress('stranger', window.location.origin)
  await isInPage

  for (let count = 0; count < 100; count += 1) {
    frame.channel.post(requestMessage(String(count), 'GET_USER', undefined))
  }
  const receivedCount = await give(own, { path: ['parent'], messages: NEWS, times: 100 })

  expect(receivedCount).toBe(0)
  expect(accepted).toEqual([])
  frame.remove()
})

test('posting to a frame that was removed throws', async () => {
  const { frame } = await aFrame()
  frame.remove()

  expect(frame.isInPage()).toBe(false)
  expect(() => frame.channel.post(eventMessage('READY', {}))).toThrow('W3mFrame: iframe is not set')
})

test('after the last listener is removed, no message is read', async () => {
  const { frame, own } = await aFrame()
  let count = 0
  const undo = frame.channel.listen(() => {
    count += 1
  })
  undo()

  await give(own, { path: ['parent'], messages: NEWS })

  expect(count).toBe(0)
  frame.remove()
})
