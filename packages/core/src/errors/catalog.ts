import { ADAPTER_CATALOG } from '../contract/errors/adapter-catalog.ts'
import { AUTH_CATALOG } from '../contract/errors/auth-catalog.ts'
import { CATALOG as SHARED_CATALOG } from '../contract/errors/catalog.ts'
import { CORE_CATALOG } from '../contract/errors/core-catalog.ts'
import { LOGIN_CATALOG } from '../contract/errors/login-catalog.ts'
import { RELAY_CATALOG } from '../contract/errors/relay-catalog.ts'
import { SIWX_CATALOG } from '../contract/errors/siwx-catalog.ts'
import { TRANSFER_CATALOG } from '../contract/errors/transfer-catalog.ts'

/** Every failure there is: its code, and its message or what makes it from the context. */
export const CATALOG = {
  ...SHARED_CATALOG,
  ...ADAPTER_CATALOG,
  ...AUTH_CATALOG,
  ...CORE_CATALOG,
  ...LOGIN_CATALOG,
  ...RELAY_CATALOG,
  ...SIWX_CATALOG,
  ...TRANSFER_CATALOG,
}
