import { expect, type Page } from '@playwright/test'
import { pageAddresses } from '../src/addresses/page-addresses.ts'
import {
  labRequests,
  listedPolicy,
  noncePolicy,
  type Policy,
} from '../src/server/content-policy.ts'
import { serveBuild } from '../src/server/serve-build.ts'
import { makeJourney } from './journey.ts'
import { test } from './lab-test.ts'
import { createLabModel, type Switches } from './models/lab-model.ts'
import { BOTH, FULL } from './rings.ts'
import { pageFolder } from './setup/page-folder.ts'
import { watchViolations } from './setup/watch-violations.ts'

interface Case {
  readonly title: string
  readonly policy: Policy
  readonly page: Switches
  readonly ring?: typeof FULL
}

const CASES: readonly Case[] = [
  {
    title: 'a policy that lists hosts',
    policy: listedPolicy,
    page: { themeMode: 'dark', locale: 'ar', dir: 'rtl', 'themeVariables.accent': '#0f766e' },
  },
  {
    title: 'a policy of nonces',
    policy: noncePolicy,
    page: { themeMode: 'system' },
    ring: FULL,
  },
]

for (const { title, policy, page: switches, ring = BOTH } of CASES) {
  test(
    `${title} is not violated on the whole journey`,
    ring,
    async ({ page, site, sandbox, installWallet, trouble }) => {
      const violations = await watchViolations(page.context())
      const addresses = pageAddresses(sandbox.addresses, sandbox.chains.list())
      const requests = await labRequests(addresses)
      const strict = await serveBuild({
        folder: pageFolder(),
        addresses,
        policy: (nonce) => policy(requests, nonce),
      })
      expect(strict.url).not.toBe(site.url)
      const wallet = await installWallet()
      const lab = createLabModel(page, strict.url)

      await lab.open(switches)
      await makeJourney(lab, wallet)
      expect(violations).toEqual([])

      // No violation counts only if a violation would be seen.
      trouble.allow(/Content.Security.Policy|TrustedHTML/)
      await breakPolicy(page)
      await expect
        .poll(() => [...violations].sort())
        .toEqual([
          expect.stringContaining('require-trusted-types-for'),
          expect.stringContaining('style-src'),
        ])
      await strict.stop()
    },
  )
}

async function breakPolicy(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'p{color:red}'
    document.body.append(style)
    try {
      style.innerHTML = 'p{color:lime}'
    } catch {
      // Trusted types throw, which is their way to stop it.
    }
  })
}
