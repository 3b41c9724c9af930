import type { Migration } from './migration.ts'
import { appkit } from './migrations/appkit.ts'
import { connectkit } from './migrations/connectkit.ts'
import { rainbowkit } from './migrations/rainbowkit.ts'
import { solanaWalletAdapter } from './migrations/solana-wallet-adapter.ts'

/** Every library that can be migrated from. */
export const MIGRATIONS: readonly Migration[] = [
  appkit,
  rainbowkit,
  connectkit,
  solanaWalletAdapter,
]
