import { mountAt } from '../../host/frame-element.ts'
import { readFrameMessage } from '../../protocol/index.ts'
import type { Answers } from '../../site/answers.ts'
import { createSite } from '../../site/create-site.ts'
import { type Order, readOrder } from '../orders.ts'

/**
 * A page that a test controls: by its address, or by an order. It reports to the window that sent the
 * order.
 */
const role = new URL(location.href).searchParams.get('role')

/** Received orders are not counted as messages of the protocol. */
let receivedCount = 0
let acceptedCount = 0

function windowFor({ path }: Order): Window {
  let found: Window = window
  // A way through windows: `parent`, `opener`, or the number of a frame.
  for (const step of path) {
    const next = typeof step === 'number' ? found.frames[step] : Reflect.get(found, step)
    found = next as Window
  }
  return found
}

function obey(order: Order): void {
  const target = windowFor(order)
  for (const message of order.messages) {
    for (let count = 0; count < order.times; count += 1) target.postMessage(message, '*')
  }
}

window.addEventListener('message', (event) => {
  const order = readOrder(event.data)
  if (order === undefined) {
    receivedCount += 1
    return
  }
  if (order.nest !== undefined) nest(order.nest)
  if (order.path.length > 0) obey(order)
  // Orders come from a test on this machine.
  const asker = event.source as Window
  asker.postMessage({ obeyed: order.order, receivedCount, acceptedCount }, '*')
})

/** Reports how many requests it passed on: each answer counts up. */
function serve(): void {
  let callCount = 0
  const count = () => {
    callCount += 1
    return { chainId: callCount }
  }
  const answers = new Proxy({}, { get: () => count })
  // Every call gets the same answer; the test uses the call that accepts it.
  createSite({ answers: answers as Answers, allowedOrigins: ['http://localhost:*'] }).ready()
}

function nest(inner: string): void {
  const frame = document.createElement('iframe')
  frame.src = `?role=${inner}`
  document.body.append(frame)
}

/** The page of a website, with the frame of a site of a third origin. */
function embed(): void {
  const address = window.location.href.replace('127.0.0.1', 'localhost').replace('app', 'quiet')
  const nothing = (): void => undefined
  mountAt(address, document.body, { onLoad: nothing, onError: nothing }).channel.listen((data) => {
    if (readFrameMessage(data) !== undefined) acceptedCount += 1
  })
}

if (role === 'site') serve()
if (role === 'app') embed()
if (role === 'host') nest('site')
window.parent.postMessage({ peer: role }, '*')
window.opener?.postMessage({ peer: role }, '*')
