// What bench/calls.ts compares with: an Express application with one route, which sends one query over the same driver.
import express from 'express';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = express();
app.get('/', async (_req, res) => {
  const { rows } = await pool.query('select 1 as one');
  res.json(rows[0]);
});
app.listen(Number(process.env.PORT), '127.0.0.1');
