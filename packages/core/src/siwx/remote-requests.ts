import type { RequestedHost } from '../contract/index.ts'
import type { RemoteSiwxOptions } from './remote-siwx-options.ts'

/** The host of a sign-in server. */
export function remoteRequests({ baseUrl }: RemoteSiwxOptions): readonly RequestedHost[] {
  return [
    {
      origin: new URL(baseUrl).origin,
      kind: 'connect',
      reason: 'Signs visitors in',
      when: 'A wallet is connected',
    },
  ]
}
