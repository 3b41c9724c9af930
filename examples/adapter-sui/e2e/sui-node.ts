import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A node of Sui on this machine, with a ledger of balances in smallest units. */
export interface SuiNode {
  readonly url: string
  readonly balances: Map<string, bigint>
  stop(): Promise<void>
}

/** Starts a node that answers over JSON-RPC, as far as a site with our adapter asks. */
export async function startSuiNode(): Promise<SuiNode> {
  const balances = new Map<string, bigint>()
  const server = createServer(async (request, response) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'application/json',
    }
    if (request.method !== 'POST') return response.writeHead(204, headers).end()
    const calls: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString())
    const answer = Array.isArray(calls) ? calls.map(answerCall) : answerCall(calls)
    response.writeHead(200, headers).end(JSON.stringify(answer))
  })

  function answerCall(call: unknown): object {
    const { id, method, params } = Object(call)
    if (method !== 'suix_getBalance') {
      return { jsonrpc: '2.0', id, error: { code: -32601, message: `No method ${method}` } }
    }
    const totalBalance = String(balances.get(String(params[0])) ?? 0n)
    const coins = { coinType: '0x2::sui::SUI', coinObjectCount: 1, lockedBalance: {} }
    return { jsonrpc: '2.0', id, result: { ...coins, totalBalance } }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    balances,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
