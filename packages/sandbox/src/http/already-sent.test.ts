/** @full That the sandbox works is seen in every journey of `npm test`. */

import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { alreadySent } from './already-sent.ts'
import { type ServerEnv, serveApp } from './serve-app.ts'

/**
 * Creates an app that writes the response itself, below the server that passed the request to it.
 */
function anApp(): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/', async ({ env }) => {
    env.outgoing?.writeHead(203).end('by hand')
    return alreadySent()
  })
  return app
}

test('a request that something else has answered is not answered again', async () => {
  const served = await serveApp(anApp(), 0, 'a test')

  const answer = await fetch(served.url)

  expect([answer.status, await answer.text()]).toEqual([203, 'by hand'])
  await served.stop()
})

test('the same with another server in the process that has replaced the global `Response`', async () => {
  const own = { Request, Response }
  createAdaptorServer({ fetch: () => new Response() })
  expect(Response).not.toBe(own.Response)
  const served = await serveApp(anApp(), 0, 'a test')

  const answer = await fetch(served.url)

  expect([answer.status, await answer.text()]).toEqual([203, 'by hand'])
  await served.stop()
  Object.assign(globalThis, own)
})

test('a server does not replace the global `Response`', async () => {
  const own = Response

  const served = await serveApp(anApp(), 0, 'a test')

  expect(Response).toBe(own)
  await served.stop()
})
