import { describeChainAdapter } from '@latchkey/core/testing'
import { WAGMIS } from '../testing/both-wagmis.ts'
import { wagmiFixture } from '../testing/wagmi-fixture.ts'

for (const [name, wagmi] of WAGMIS) {
  describeChainAdapter(`wagmiAdapter over ${name}`, () => wagmiFixture(wagmi))
}
