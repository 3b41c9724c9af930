import type { RequestedHost } from '@latchkey/core/contract'
import { contentPolicy, listRequests } from '@latchkey/core/requests'
import type { PageAddresses } from '../addresses/page-addresses.ts'
import { readConfiguration } from '../options/configuration.ts'
import { labOptions } from '../page/lab/lab-options.ts'

/** Makes the content policy of an answer; `nonce` is another one for each. */
export type Policy = (requests: readonly RequestedHost[], nonce: string) => string

/** The strictest policy under which Latchkey works, for a site that lists its hosts. */
export const listedPolicy: Policy = (requests) => contentPolicy(requests)

/** The same for a site that marks its own scripts and styles. */
export const noncePolicy: Policy = (requests, nonce) => contentPolicy(requests, { nonce })

/** The page shows itself as a phone does. */
const OWN_FRAME: RequestedHost = {
  origin: "'self'",
  kind: 'frame',
  reason: 'The story on a phone',
  when: 'At the start',
}

/**
 * Lists the hosts that the lab's page requests with these switches: those of the modal, its control
 * desk, and itself where a phone is shown.
 */
export async function labRequests(
  addresses: PageAddresses,
  switches: Readonly<Record<string, string>> = {},
): Promise<readonly RequestedHost[]> {
  const configuration = readConfiguration(String(new URLSearchParams(switches)))
  const options = labOptions(configuration, { addresses, panel: undefined, pageMetadata: {} })
  const isPhone = configuration.story === 'phone'
  return [
    ...(await listRequests(options)),
    ...(isPhone ? [OWN_FRAME] : []),
    {
      origin: addresses.control,
      kind: 'connect',
      reason: 'The control desk',
      when: 'At the start',
    },
  ]
}
