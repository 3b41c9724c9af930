import { describeChainAdapter } from '@latchkey/core/testing'
import { satsConnectFixture, standardFixture } from './testing/bitcoin-fixture.ts'

describeChainAdapter('bitcoinAdapter with sats-connect,', satsConnectFixture)
describeChainAdapter('bitcoinAdapter with the Wallet Standard,', standardFixture)
