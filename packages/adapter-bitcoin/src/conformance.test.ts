import { describeChainAdapter } from '@latchkey/core/testing'
import { satsConnectFixture, standardFixture } from './testing/bitcoin-fixture.ts'

describeChainAdapter('bitcoinAdapter, asked as sats-connect does,', satsConnectFixture)
describeChainAdapter('bitcoinAdapter, asked by the Wallet Standard,', standardFixture)
