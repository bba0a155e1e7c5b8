const typeNames: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
};

/** The short name of a media type: 'PDF', 'JPG', 'PNG', else 'File'. */
export const fileTypeName = (mediaType: string) => typeNames[mediaType] ?? 'File';

/** Whether a browser shows a file of this media type as a picture. */
export const isPictureType = (mediaType: string) => mediaType.startsWith('image/');

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Bytes as '512 bytes', '24 KB' or '1.2 MB'. A file at the limit reads '10 MB': a megabyte is 1,048,576 bytes here. */
export const formatFileSize = (bytes: number) => {
  if (bytes < kilobyte) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kilobytes = Math.round(bytes / kilobyte);
  if (kilobytes < kilobyte) return `${kilobytes} KB`;
  return `${Number((bytes / megabyte).toFixed(1))} MB`;
};
