/** The only source of randomness. */
export interface Random {
  /** Creates an id of 128 random bits, as 32 hexadecimal digits. */
  id(): string
}
