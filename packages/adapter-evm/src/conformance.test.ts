import { describeChainAdapter } from '@latchkey/core/testing'
import { evmFixture } from './testing/evm-fixture.ts'

describeChainAdapter('evmAdapter', evmFixture)
