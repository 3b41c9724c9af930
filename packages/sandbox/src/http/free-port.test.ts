/** @full That the sandbox works is seen in every journey of `npm test`. */

import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { claimPort } from './free-port.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

function occupy(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    servers.push(server)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

test('any free port is found, and is free', async () => {
  const port = await claimPort(0, 'chain 1')

  expect(port).toBeGreaterThan(1023)
  expect(await claimPort(port, 'chain 1')).toBe(port)
})

test('a taken port is named together with what wanted it and what to do', async () => {
  const port = await occupy()

  await expect(claimPort(port, 'chain 8453')).rejects.toMatchObject({
    code: 'port-taken',
    message: expect.stringMatching(
      new RegExp(`Port ${port}.*chain 8453.*Stop that program, or choose another base port`),
    ),
  })
})
