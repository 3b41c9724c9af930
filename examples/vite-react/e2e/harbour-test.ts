import { test as base } from '@latchkey/sandbox/playwright'
import type { BrowserContext } from '@playwright/test'

/** The public services, and which part of the sandbox answers in their place. */
const STAND_INS = [
  ['https://rpc.walletconnect.org', 'blockchainApi'],
  ['https://api.web3modal.org', 'walletApi'],
  ['https://pulse.walletconnect.org', 'analytics'],
] as const

/**
 * The sandbox's test, with its services in place of the public ones: the site that is tested is the
 * site that is shipped. Requests to any other host and trouble in the console fail a test.
 */
export const test = base.extend<{ services: undefined }>({
  services: [
    async ({ context, sandbox, outside }, use) => {
      // The guard comes first, so that it sees only requests that no stand-in answers.
      void outside
      for (const [host, part] of STAND_INS) await standIn(context, host, sandbox.addresses[part])
      await use(undefined)
    },
    { auto: true },
  ],
})

async function standIn(context: BrowserContext, host: string, address: string): Promise<void> {
  await context.route(`${host}/**`, async (route) => {
    const url = route.request().url().replace(host, address)
    // A page that leaves takes along what it still waits for.
    const response = await route.fetch({ url }).catch(() => undefined)
    if (response !== undefined) await route.fulfill({ response }).catch(() => {})
  })
}
