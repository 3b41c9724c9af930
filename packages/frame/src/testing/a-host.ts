import type { AuthHost } from '@latchkey/core/contract'
import {
  createFakeClock,
  createFakeLogger,
  createFakeRandom,
  createFakeStorage,
  type FakeClock,
  type FakeStorage,
} from '@latchkey/core/testing'
import { FRAME_ORIGIN } from './memory-channel.ts'

/** A host with parts that a test can read. */
export interface FakeHost extends AuthHost {
  readonly clock: FakeClock
  readonly storage: FakeStorage
}

export function aHost(changes: Partial<AuthHost> = {}): FakeHost {
  return {
    clock: createFakeClock(),
    storage: createFakeStorage(),
    random: createFakeRandom(),
    logger: createFakeLogger(),
    secureSite: FRAME_ORIGIN,
    projectId: 'project',
    hasLogger: true,
    networkId: () => 'eip155:1',
    // Frames in memory need no element.
    slot: async () => ({}) as HTMLElement,
    ...changes,
  } as FakeHost
}
