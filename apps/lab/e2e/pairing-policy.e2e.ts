/** @full Tries variants of journeys whose rules are tables in Node. */

import type { Sandbox } from '@latchkey/sandbox'
import type { Peer } from '@latchkey/sandbox/peer'
import { expect } from '@playwright/test'
import { pageAddresses } from '../src/addresses/page-addresses.ts'
import {
  labRequests,
  listedPolicy,
  noncePolicy,
  type Policy,
} from '../src/server/content-policy.ts'
import { serveBuild } from '../src/server/serve-build.ts'
import type { ServedPage } from '../src/server/serve-page.ts'
import { FIRST } from './accounts.ts'
import { createLabModel, type LabModel } from './models/lab-model.ts'
import { addressIn, choose, KNOWN, tap, UNIVERSAL } from './models/link-model.ts'
import { test } from './peer-test.ts'
import { pageFolder } from './setup/page-folder.ts'
import { watchLinks } from './setup/watch-links.ts'
import { watchViolations } from './setup/watch-violations.ts'

test('a policy of nonces is not violated while a wallet is paired, used and disconnected', async ({
  page,
  sandbox,
  peer,
  context,
}) => {
  await watchLinks(context)
  const violations = await watchViolations(context)
  const strict = await serve(sandbox, noncePolicy)
  const lab = createLabModel(page, strict.url)

  await makePairing(lab, peer)

  expect(violations).toEqual([])
  await page.close()
  await strict.stop()
})

test('a policy of hosts that lets nothing be framed: pairing works as well, and only the frame is reported', async ({
  page,
  sandbox,
  peer,
  context,
  trouble,
}) => {
  trouble.allow(/Content Security Policy/)
  await watchLinks(context)
  const violations = await watchViolations(context)
  const strict = await serve(sandbox, (requests, nonce) =>
    listedPolicy(
      requests.filter(({ kind }) => kind !== 'frame'),
      nonce,
    ),
  )
  const lab = createLabModel(page, strict.url)

  await makePairing(lab, peer)

  expect(violations.length).toBeGreaterThan(0)
  expect(violations.filter((text) => !text.startsWith('frame-src https://verify.'))).toEqual([])
  await page.close()
  await strict.stop()
})

async function serve({ addresses, chains }: Sandbox, policy: Policy): Promise<ServedPage> {
  const all = pageAddresses(addresses, chains.list())
  const requests = await labRequests(all, KNOWN)
  return serveBuild({
    folder: pageFolder(),
    addresses: all,
    policy: (nonce) => policy(requests, nonce),
  })
}

/** Pairs by a code's address, signs, comes back and leaves. */
async function makePairing(lab: LabModel, peer: Peer): Promise<void> {
  await lab.open(KNOWN)
  await choose(lab, UNIVERSAL)
  await expect(lab.modal.part('pairing-code')).toHaveAttribute('data-state', 'shown')
  await lab.modal.part('pairing-tabs').getByRole('tab').nth(1).click()
  await peer.pair(addressIn(await tap(lab)))
  await lab.expectConnected(FIRST)
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
  await lab.reload()
  await lab.expectConnected(FIRST)
  await lab.press('disconnect')
  await lab.expectDisconnected()
}
