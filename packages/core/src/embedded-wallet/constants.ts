import type { Namespace } from '../contract/index.ts'

/** The embedded wallet, by the id under which its sessions are kept. Source: facts, constants. */
export const AUTH_ID = 'ID_AUTH'

/** Chain families that the embedded wallet has accounts on. Source: facts, constants, `support`. */
export const AUTH_NAMESPACES: readonly Namespace[] = ['eip155', 'solana']

/** How often a code may be entered before a new one has to be sent. Source: security rule S15. */
export const CODE_TRIES = 5

/** How long a social login may take to say where its window goes. Source: facts, frame protocol. */
export const REDIRECT_MS = 45_000

/** How often it is looked whether the visitor closed the window. Source: facts, frame protocol. */
export const WINDOW_LOOK_MS = 1_000

/** How long a sign-out waits for the frame. Source: facts, frame protocol, section 7. */
export const SIGN_OUT_MS = 3_000
