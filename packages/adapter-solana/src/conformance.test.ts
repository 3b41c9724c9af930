import { describeChainAdapter } from '@latchkey/core/testing'
import { solanaFixture } from './testing/solana-fixture.ts'

describeChainAdapter('solanaAdapter', solanaFixture)
