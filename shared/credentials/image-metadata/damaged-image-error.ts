/** The file is not a complete image of its type. */
export class DamagedImageError extends Error {
  override name = 'DamagedImageError';
}
