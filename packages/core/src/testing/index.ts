export { CATALOG } from '../contract/errors/catalog.ts'
export { initialAuthState as anAuthState } from '../embedded-wallet/embedded-wallet.state.ts'
export { aPairedSession } from './a-paired-session.ts'
export type {
  AdapterFixture,
  AdapterFixtureFactory,
  FixtureMood,
  FixtureNames,
  FixtureToken,
  FixtureWallet,
  OptionalFacet,
} from './adapter-fixture.ts'
export type { AuthFixture, AuthFixtureFactory, FixtureSite } from './auth-fixture.ts'
export { createChainHost, requestNode } from './chain-host.ts'
export {
  aChain,
  createTestCore,
  type TestCore,
  type TestCoreChoice,
  type TestedCore,
  testedCore,
} from './create-test-core.ts'
export { describeAdapterOnServer } from './describe-adapter-on-server.ts'
export { describeAuthPort } from './describe-auth-port.ts'
export { describeChainAdapter } from './describe-chain-adapter.ts'
export { describeRelayPort } from './describe-relay-port.ts'
export { createFakeAdapter, type FakeAdapter } from './fake-adapter.ts'
export { anAuthUser, createFakeAuth } from './fake-auth.ts'
export type { FakeAuth, FakeAuthMood } from './fake-auth-types.ts'
export { createFakeClock, type FakeClock } from './fake-clock.ts'
export { createFakeDevice } from './fake-device.ts'
export {
  type Answering,
  createFakeHttp,
  type FakeAnswer,
  type FakeHttp,
  type FakeRequest,
} from './fake-http.ts'
export { createFakeLogger, type FakeLogger, type LoggedLine } from './fake-logger.ts'
export { createFakeRandom } from './fake-random.ts'
export { createFakeRelay, type FakeRelay, type FakeRelayMood } from './fake-relay.ts'
export { createFakeSiwx, type FakeSiwxChoice } from './fake-siwx.ts'
export {
  aStandardWallet,
  createFakeStandardPage,
  type FakeStandardPage,
} from './fake-standard-page.ts'
export { createFakeStorage, type FakeStorage } from './fake-storage.ts'
export { createFakeTabs, type FakeTabs } from './fake-tabs.ts'
export { createFakeTelemetry, type FakeTelemetry } from './fake-telemetry.ts'
export { aFakeWallet, type FakeWallet, type FakeWalletMood } from './fake-wallet.ts'
export {
  createFakeWebStorage,
  type FakeWebStorage,
  type WebStorageFault,
} from './fake-web-storage.ts'
export { createFakeWindows, type FakeWindows } from './fake-windows.ts'
export type { FixturePeer, RelayFixture, RelayFixtureFactory } from './relay-fixture.ts'
export { createSendingAdapter, type SendingAdapter } from './sending-adapter.ts'
