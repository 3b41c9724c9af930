import type { AuthSource } from '@latchkey/core/contract'
import { type AuthFixture, describeAuthPort } from '@latchkey/core/testing'
import { frameAuth } from './frame-auth.ts'
import { createSharedFrame } from './host/shared-frame.ts'
import { aHost } from './testing/a-host.ts'
import { createMemoryMount } from './testing/memory-mount.ts'
import { createScriptedSite } from './testing/scripted-site.ts'

/** The wallet itself, with a frame in memory. */
function frameFixture(): AuthFixture {
  const site = createScriptedSite()
  const host = aHost()
  const shared = createSharedFrame(createMemoryMount(site.begin).mount)
  const source: AuthSource = {
    hasStoredLogin: frameAuth().hasStoredLogin,
    load: async (own) => shared.connect(own),
  }
  return { source, host, site, clock: host.clock, storage: host.storage }
}

describeAuthPort('frameAuth', frameFixture)
