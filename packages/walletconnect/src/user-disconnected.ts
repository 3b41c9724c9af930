/** Why a website ends a session. Source: facts, constants, `sessionErrors`. */
export const USER_DISCONNECTED = { code: 6000, message: 'User disconnected' }
