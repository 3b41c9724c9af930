/** The logged-in user, as the frame shows it. */
export interface LoginUser {
  readonly email: string | null
  readonly userName: string | null
}

/** A login, with everything that it is made of. */
export interface Login {
  /** The token by which the server knows it. */
  readonly token: string
  /** 32 bytes; every key is derived from it. */
  readonly seed: Uint8Array<ArrayBuffer>
  readonly user: LoginUser
}

/** The storage of the frame's login and of the name of this device. */
export interface Vault {
  /** Is true if it outlives the page. */
  readonly isLasting: boolean
  read(): Promise<Login | undefined>
  write(login: Login): Promise<void>
  /** Removes the login; the device stays known. */
  clear(): Promise<void>
  /** Returns the id of this device: created once, and no key to anything by itself. */
  device(): Promise<string>
  /** Takes the name of a device over from a vault that did not last. */
  rename(device: string): Promise<void>
}
