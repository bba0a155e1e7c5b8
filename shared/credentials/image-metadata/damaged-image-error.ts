/** The file is not a whole image of its type. */
export class DamagedImageError extends Error {
  override name = 'DamagedImageError';
}
