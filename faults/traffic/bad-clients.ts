import { connect, type Socket } from 'node:net';
import { domain } from '../installation/proxy';

const opened = async (port: number, count: number) => {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.2.0.${(index % 250) + 1}` });
    socket.on('error', () => {});
    sockets.push(socket);
  }
  return sockets;
};

/** Clients that send a byte of their headers every now and then. Returns how to end them. */
export const startSlowClients = async (port: number, count: number) => {
  const sockets = await opened(port, count);
  for (const socket of sockets) socket.write(`GET / HTTP/1.1\r\nHost: ${domain}\r\nX-Slow: `);
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 500);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
};

/** Clients that ask for a large file again and again, and never read what comes. Returns how to end them. */
export const startDeafClients = async (port: number, count: number, path: string, cookie: string) => {
  const sockets = await opened(port, count);
  const head = `GET ${path} HTTP/1.1\r\nHost: ${domain}\r\nX-Forwarded-Proto: https\r\nCookie: ${cookie}\r\n\r\n`;
  for (const socket of sockets) {
    socket.pause();
    socket.write(head.repeat(3));
  }
  return () => {
    for (const socket of sockets) socket.destroy();
  };
};
