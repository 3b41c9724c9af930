import type { Fault, FaultPart } from '@latchkey/sandbox'
import { type Health, readHealth } from './fault-kinds.ts'

/** Switches faults of the sandbox on and off. */
export interface ControlDesk {
  read(): Promise<Health>
  /** Null removes the fault. */
  set(part: FaultPart, fault: Fault | null): Promise<Health>
  healAll(): Promise<Health>
  /** Switches on these faults alone. */
  setAll(faults: Readonly<Partial<Record<FaultPart, Fault>>>): Promise<Health>
}

/** The part of the page's `fetch` that is used. */
type SendRequest = (url: string, init: RequestInit) => Promise<Pick<Response, 'json'>>

/** Reaches the control desk at its address. */
export function createControlDesk(control: string, request: SendRequest): ControlDesk {
  async function send(method: string, body?: unknown): Promise<Health> {
    const headers = { 'content-type': 'application/json' }
    const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) }
    const response = await request(`${control}/faults`, init)
    // The desk answers every one of these with the faults that are switched on.
    return readHealth((await response.json()) as Record<string, unknown>)
  }

  return {
    read: () => send('GET'),
    set: (part, fault) => send('PUT', { [part]: fault }),
    healAll: () => send('DELETE'),
    async setAll(faults) {
      const health = await send('DELETE')
      return Object.keys(faults).length === 0 ? health : send('PUT', faults)
    },
  }
}
