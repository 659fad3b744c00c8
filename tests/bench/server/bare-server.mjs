// What is measured beside Talat: Fastify and pg with one route, which answers a product's row by its key and checks nothing.
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
const app = fastify();
app.route({
  method: 'GET',
  url: '/sku_detail',
  handler: async ({ query }) => {
    const { sku_id } = /** @type {{ sku_id: string }} */ (query);
    /** @type {pg.QueryResult<object>} */
    const { rows } = await pool.query('SELECT * FROM skus WHERE merchant_id = $1 AND sku_id = $2', [
      'm-demo',
      sku_id,
    ]);
    return rows[0];
  },
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
