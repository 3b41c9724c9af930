import type { AuthFixture } from './auth-fixture.ts'
import { describeAuthPort } from './describe-auth-port.ts'
import { createFakeAuth } from './fake-auth.ts'
import { createFakeClock } from './fake-clock.ts'
import { createFakeLogger } from './fake-logger.ts'
import { createFakeRandom } from './fake-random.ts'
import { createFakeStorage } from './fake-storage.ts'

function fakeFixture(): AuthFixture {
  const clock = createFakeClock()
  const storage = createFakeStorage()
  const source = createFakeAuth()
  source.answers.set('eth_call', '0x2a')
  return {
    source,
    clock,
    storage,
    host: {
      clock,
      storage,
      random: createFakeRandom(),
      logger: createFakeLogger(),
      secureSite: 'https://secure.example',
      projectId: 'project',
      hasLogger: true,
      networkId: () => 'eip155:1',
      slot: () => Promise.reject(new Error('A fake needs no slot')),
    },
    site: {
      user: source.user,
      code: source.code,
      get hasRequests() {
        return source.requests.length > 0
      },
      behave(mood) {
        source.mood = mood === 'answer' ? 'answer' : 'hang'
      },
      answerLate: source.answerLate,
      confirmElsewhere: source.confirmElsewhere,
      approve: source.approve,
      decline: source.decline,
      logOutElsewhere() {
        if (source.hosts.length > 0) source.logOutElsewhere()
      },
    },
  }
}

describeAuthPort('createFakeAuth', fakeFixture)
